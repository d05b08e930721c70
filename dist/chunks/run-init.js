export { n as runInit } from "./engine-commands.js";
