export { yt as run } from "./start.js";
