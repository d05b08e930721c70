"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
// src/report/inventory/build-tree.ts
function buildTree(report) {
	const found = findings(report);
	return [...require_start.groupBy(report.builds, (build) => JSON.stringify([require_check.isUndeployed(build) ? "undeployed" : "cluster", build.cluster])).values()].map((builds) => groupOf(builds, found)).toSorted((a, b) => RANK[a.kind] - RANK[b.kind] || require_start.byCodeUnit(a.cluster ?? "", b.cluster ?? ""));
}
const RANK = {
	cluster: 0,
	plain: 1,
	undeployed: 2
};
function findings({ problems, workloads: all }) {
	const workloads = require_start.groupBy(all, ({ build }) => build);
	const byBuild = require_start.groupBy(problems.flatMap((problem) => problem.builds.map((build) => ({
		build,
		problem
	}))), ({ build }) => build);
	return ({ id }) => ({
		workloads: new Set(workloads.get(id)?.map(({ manifest, path }) => [
			manifest.kind,
			manifest.namespace,
			manifest.name,
			path
		].join("\0"))).size,
		problems: byBuild.get(id)?.map(({ problem }) => problem) ?? []
	});
}
function kindOf(build) {
	if (build !== void 0 && require_check.isUndeployed(build)) return "undeployed";
	return build?.cluster === void 0 ? "plain" : "cluster";
}
function groupOf(builds, found) {
	const [first] = builds;
	const cluster = first?.cluster;
	const kind = kindOf(first);
	const parentOf = parents(builds);
	const below = require_start.groupBy(builds, parentOf);
	const left = new Set(builds);
	const nodesOf = (some) => some.filter((build) => left.delete(build)).map((build) => ({
		build,
		...found(build),
		children: nodesOf(below.get(build) ?? [])
	}));
	const roots = nodesOf(below.get(void 0) ?? []);
	const others = builds.flatMap((build) => left.has(build) ? nodesOf([require_check.topOf(build, parentOf)]) : []);
	return {
		kind,
		cluster,
		roots: [...roots, ...others]
	};
}
function parents(builds) {
	const byId = new Map(builds.map((build) => [build.id, build]));
	return (build) => {
		const parent = byId.get(build.deployedBy?.parent ?? "");
		return parent === build ? void 0 : parent;
	};
}
// src/report/inventory/build-names.ts
const BUILD_KINDS = {
	folder: "folder of manifests",
	kustomization: "kustomization",
	"flux-kustomization": "Flux",
	"argo-application": "Argo CD",
	"argo-application-set": "Argo CD",
	"flux-resource-set": "Flux operator",
	"kro-instance": "kro",
	"helm-release": "Helm release",
	chart: "chart"
};
function titleOfGroup({ kind, cluster }, { repositories }) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	if (kind === "undeployed") return `Nothing in ${whole} deploys`;
	if (kind === "plain") return "Entry points";
	if (cluster === ".") return "The cluster";
	return cluster !== void 0 && require_check.isNameless(cluster) ? `The cluster of ${require_check.repositoryOf(cluster)}` : `Cluster ${cluster ?? ""}`;
}
function nameOfBuild({ id, kind, folder = id, deployedBy }) {
	const own = id === `${folder} (${kind})` ? folder : id;
	return deployedBy === void 0 || deployedBy.name === folder ? own : `${deployedBy.name} \u2192 ${folder}`;
}
Object.defineProperty(exports, "BUILD_KINDS", {
	enumerable: true,
	get: function() {
		return BUILD_KINDS;
	}
});
Object.defineProperty(exports, "buildTree", {
	enumerable: true,
	get: function() {
		return buildTree;
	}
});
Object.defineProperty(exports, "nameOfBuild", {
	enumerable: true,
	get: function() {
		return nameOfBuild;
	}
});
Object.defineProperty(exports, "titleOfGroup", {
	enumerable: true,
	get: function() {
		return titleOfGroup;
	}
});
