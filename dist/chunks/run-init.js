export { n as runInit } from "./engine.js";
