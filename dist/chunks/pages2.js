export { t as pages } from "./pages.js";
