export { n as runInit } from "./engine-cli.js";
