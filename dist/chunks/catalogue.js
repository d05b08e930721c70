export { rr as catalogue } from "./check.js";
