export { a as runInit } from "./engine.js";
