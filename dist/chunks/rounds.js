export { n as openRounds } from "./engine-cli2.js";
