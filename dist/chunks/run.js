export { N as run } from "./engine.js";
