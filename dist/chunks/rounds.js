export { r as openRounds } from "./engine-cli.js";
