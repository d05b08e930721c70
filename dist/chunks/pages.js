export { t as pages } from "./pages2.js";
