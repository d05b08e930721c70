export { n as runBaseline } from "./engine-cli.js";
