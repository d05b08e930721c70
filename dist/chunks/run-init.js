export { t as runInit } from "./engine-cli.js";
