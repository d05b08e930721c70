export { i as openFleet } from "./engine-io2.js";
