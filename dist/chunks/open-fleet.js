export { t as openFleet } from "./engine-cli3.js";
