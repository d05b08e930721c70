export { n as runMerge } from "./engine-cli3.js";
