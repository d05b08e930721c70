export { r as runJob } from "./engine-cli3.js";
