export { n as runInit } from "./engine-cli2.js";
