export { n as editExternals } from "./config.js";
