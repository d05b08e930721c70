export { mt as run } from "./start.js";
