"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_start = require("./start.js");
const require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts = require("./report-environments2.js");
const require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix = require("./commands-env.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_run_run_run_select_usage_format_why_list_filter_select_references = require("./commands-diff.js");
// src/pipeline/check.ts
function check(engines, tree, rules, settings) {
	const { report, evidence } = require_check.examine(engines, tree, rules, settings);
	require_check.refuseUnknownSelection(settings, evidence.builds);
	return report;
}
// src/report/describe/describe-resources.ts
function resourcesOf({ node, read, copiesLimits }, list) {
	const own = read.sorted(node, "resources", list);
	if (list !== "requests" || !copiesLimits) return new Map(own);
	const all = new Map([...read.sorted(node, "resources", "limits"), ...own]);
	return new Map([...all].sort(([a], [b]) => a < b ? -1 : 1));
}
function resourceLines(container) {
	return [...listLines("Limits", resourcesOf(container, "limits")), ...listLines("Requests", resourcesOf(container, "requests"))];
}
function listLines(title, resources) {
	if (resources.size === 0) return [];
	const lines = Array.from(resources, ([name, text]) => `      ${name}:\t${canonical(text)}`);
	return [`    ${title}:`, ...lines];
}
function canonical(text) {
	const parsed = require_check.parseQuantity(text);
	return parsed.kind === "quantity" ? require_check.quantityText(parsed.quantity) : text;
}
// src/report/describe/describe-env.ts
function environmentLines(container) {
	const { node, read } = container;
	const from = read.maps(node, "envFrom");
	const env = read.maps(node, "env");
	return [
		...from.length > 0 ? ["    Environment Variables from:"] : [],
		...from.map((item) => `      ${envFromLine(item, container)}`),
		`    Environment:${env.length === 0 ? "	<none>" : ""}`,
		...env.flatMap((entry) => envLines(entry, container))
	];
}
function envFromLine(item, { read }) {
	const configMap = require_start.mapAt(item, "configMapRef");
	const secret = configMap === void 0 ? require_start.mapAt(item, "secretRef") : void 0;
	const ref = configMap ?? secret;
	const kind = configMap === void 0 ? secret === void 0 ? "" : "Secret" : "ConfigMap";
	const prefix = read.text(item, "prefix");
	const how = prefix === "" ? kind : `${kind} with prefix '${prefix}'`;
	return `${read.text(ref, "name")}\t${how}\tOptional: ${read.isTrue(ref, "optional")}`;
}
function envLines(entry, container) {
	const { read } = container;
	const name = read.text(entry, "name");
	const from = require_start.mapAt(entry, "valueFrom");
	if (from === void 0) {
		const [first = "", ...others] = read.text(entry, "value").split("\n");
		return [`      ${name}:\t${first}`, ...others.map((line) => `      \t${line}`)];
	}
	const text = sourceText(from, container);
	return text === void 0 ? [] : [`      ${name}:\t${text}`];
}
function sourceText(from, container) {
	const { read } = container;
	const field = require_start.mapAt(from, "fieldRef");
	if (field !== void 0) {
		const path = read.text(field, "fieldPath");
		const version = read.text(field, "apiVersion") || "v1";
		return `${container.fieldValue(path)} (${version}:${path})`;
	}
	const resource = require_start.mapAt(from, "resourceFieldRef");
	if (resource !== void 0) return resourceText(resource, container);
	const secret = require_start.mapAt(from, "secretKeyRef");
	const configMap = secret === void 0 ? require_start.mapAt(from, "configMapKeyRef") : void 0;
	const ref = secret ?? configMap;
	if (ref === void 0) return void 0;
	const owner = secret === void 0 ? "of config map" : "in secret";
	return `<set to the ${`key '${read.text(ref, "key")}' ${owner} '${read.text(ref, "name")}'`}>\tOptional: ${read.isTrue(ref, "optional")}`;
}
function resourceText(ref, container) {
	const resource = container.read.text(ref, "resource");
	const value = resourceQuotient(ref, resource, container);
	return `${value === "0" && (resource === "limits.cpu" || resource === "limits.memory") ? "node allocatable" : value} (${resource})`;
}
function resourceQuotient(ref, resource, container) {
	if (!require_check.isContainerResource(resource)) return "";
	const dot = resource.indexOf(".");
	const name = resource.slice(dot + 1);
	const text = resourcesOf(container, resource.slice(0, dot)).get(name) ?? "0";
	const divisor = quantityOf(container.read.text(ref, "divisor") || "0");
	const quantity = quantityOf(text);
	const one = quantityOf("1");
	if (divisor === void 0 || quantity === void 0 || one === void 0) return "";
	return require_check.ceilQuotient(quantity, require_check.isZeroQuantity(divisor) ? one : divisor, name === "cpu");
}
function quantityOf(text) {
	const parsed = require_check.parseQuantity(text);
	return parsed.kind === "quantity" ? parsed.quantity : void 0;
}
// src/report/describe/describe-lines.ts
const CELLS = /[^\n\f\t\v]+/g;
function describeLines(text, shown = true) {
	return text.replace(CELLS, (cell) => require_start.escapeText(cell.replaceAll("\x1B", "^["))).split(/[\n\f]/).map((line) => ({
		text: line,
		shown
	}));
}
// src/report/describe/describe-probe.ts
const SPELT_OUT_SINCE = 37;
function describeProbe(probe, read) {
	const number = (field, unset) => {
		const text = read.text(probe, field);
		return text === "" || text === "0" ? unset : text;
	};
	const [success, failure] = read.kubectl < SPELT_OUT_SINCE ? ["#success", "#failure"] : ["successThreshold", "failureThreshold"];
	const attributes = [
		`delay=${number("initialDelaySeconds", "0")}s`,
		`timeout=${number("timeoutSeconds", "1")}s`,
		`period=${number("periodSeconds", "10")}s`,
		`${success}=${number("successThreshold", "1")}`,
		`${failure}=${number("failureThreshold", "3")}`
	].join(" ");
	return `${actionOf(probe, read)} ${attributes}`;
}
function actionOf(probe, read) {
	const exec = require_start.mapAt(probe, "exec");
	if (exec !== void 0) return `exec [${read.texts(exec, "command").join(" ")}]`;
	const get = require_start.mapAt(probe, "httpGet");
	if (get !== void 0) {
		const scheme = (read.text(get, "scheme") || "HTTP").toLowerCase();
		const host = hostPort(read.text(get, "host"), read.text(get, "port"));
		const path = read.text(get, "path") || "/";
		return `http-get ${scheme}://${host}${path.startsWith("/") ? "" : "/"}${encodeURI(path)}`;
	}
	const tcp = require_start.mapAt(probe, "tcpSocket");
	if (tcp !== void 0) return `tcp-socket ${read.text(tcp, "host")}:${read.text(tcp, "port")}`;
	const grpc = require_start.mapAt(probe, "grpc");
	if (grpc === void 0) return "unknown";
	return `grpc <pod>:${read.text(grpc, "port")} ${read.text(grpc, "service")}`;
}
function hostPort(host, port) {
	return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}
// src/report/describe/describe-container.ts
function containerLines(container) {
	const { name, indent } = container;
	return [
		...describeLines(`  ${indent}${name}:`),
		...basicLines(container).flatMap((line) => describeLines(line, false)),
		...resourceLines(container).flatMap((line) => describeLines(line, false)),
		...probeLines(container).flatMap((line) => describeLines(line, false)),
		...environmentLines(container).flatMap((line) => describeLines(line)),
		...mountLines(container).flatMap((line) => describeLines(line)),
		...deviceLines(container).flatMap((line) => describeLines(line, false))
	];
}
function basicLines({ node, read }) {
	const several = read.maps(node, "ports").length > 1 ? "s" : "";
	const profile = require_start.mapAt(node, "securityContext", "seccompProfile");
	const type = read.text(profile, "type");
	const localhost = read.text(profile, "localhostProfile");
	return [
		`    Image:\t${read.text(node, "image")}`,
		`    Port${several}:\t\u2026`,
		`    Host Port${several}:\t\u2026`,
		...profile === void 0 ? [] : [`    SeccompProfile:\t${type}`],
		...type === "Localhost" ? [`      LocalhostProfile:\t${localhost}`] : [],
		...commandLines("Command", read.texts(node, "command")),
		...commandLines("Args", read.texts(node, "args"))
	];
}
function commandLines(title, texts) {
	if (texts.length === 0) return [];
	const lines = texts.flatMap((text) => text.split("\n").map((line) => `      ${line}`));
	return [`    ${title}:`, ...lines];
}
const PROBES = [
	["livenessProbe", "Liveness"],
	["readinessProbe", "Readiness"],
	["startupProbe", "Startup"]
];
function probeLines({ node, read }) {
	return PROBES.flatMap(([field, title]) => {
		const probe = require_start.mapAt(node, field);
		return probe === void 0 ? [] : [`    ${title}:\t${describeProbe(probe, read)}`];
	});
}
function mountLines({ node, read }) {
	const mounts = read.maps(node, "volumeMounts").map((mount) => {
		const subPath = read.text(mount, "subPath");
		const flags = read.isTrue(mount, "readOnly") ? "ro" : "rw";
		const path = read.text(mount, "mountPath");
		const how = subPath === "" ? flags : `${flags},path=${require_check.goQuote(subPath)}`;
		return {
			path,
			line: `      ${path} from ${read.text(mount, "name")} (${how})`
		};
	});
	if (mounts.length === 0) return ["    Mounts:	<none>"];
	mounts.sort((a, b) => require_check.compareText(a.path, b.path));
	return ["    Mounts:", ...mounts.map(({ line }) => line)];
}
function deviceLines({ node, read }) {
	const devices = read.maps(node, "volumeDevices");
	if (devices.length === 0) return [];
	const none = read.maps(node, "volumeMounts").length === 0 ? "	<none>" : "";
	const lines = devices.map((device) => `      ${read.text(device, "devicePath")} from ${read.text(device, "name")}`);
	return [`    Devices:${none}`, ...lines];
}
// src/report/describe/describe-object.ts
function fieldReader(dialect, kubectl) {
	return {
		kubectl,
		text: (node, ...path) => require_check.scalarText(require_start.scalarAt(node, ...path), dialect),
		isTrue: (node, ...path) => require_check.isTrue(require_start.valueAt(node, ...path), dialect),
		texts: (node, ...path) => require_start.itemsAt(node, ...path).map((item) => require_check.scalarText(item, dialect)),
		sorted: (node, ...path) => require_start.entriesAt(node, ...path).map(({ name, value }) => [name, require_check.scalarText(value, dialect)]).sort(([a], [b]) => require_check.compareText(a, b)),
		maps: (node, ...path) => require_start.itemsAt(node, ...path).flatMap((item) => item.kind === "map" ? [item] : [])
	};
}
// src/report/describe/describe-tabs.ts
const PADDING = 2;
function alignTabs(lines) {
	const cells = lines.map((line) => line.split(/[\t\v]/));
	const widths = lines.map(() => []);
	let rows = rowsWithCell(cells, lines.map((_, index) => index), 0);
	for (let column = 0; rows.length > 0; column++) {
		for (const run of runsOf(rows)) {
			const width = PADDING + Math.max(...run.map((row) => lengthOf(cells[row]?.[column] ?? "")));
			for (const row of run) widths[row]?.push(width);
		}
		rows = rowsWithCell(cells, rows, column + 1);
	}
	return cells.map((row, index) => joinCells(row, widths[index] ?? []));
}
function rowsWithCell(cells, rows, column) {
	return rows.filter((row) => (cells[row]?.length ?? 0) - 1 > column);
}
function runsOf(rows) {
	const runs = [];
	for (const row of rows) {
		const run = runs.at(-1);
		if (run !== void 0 && run.at(-1) === row - 1) run.push(row);
		else runs.push([row]);
	}
	return runs;
}
function joinCells(row, widths) {
	return row.map((cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - lengthOf(cell)))).join("");
}
function lengthOf(cell) {
	let length = 0;
	for (const _ of cell) length++;
	return length;
}
// src/report/describe/describe-claim.ts
const LONGEST_ANNOTATION = 140;
const BETA_CLASS = "volume.beta.kubernetes.io/storage-class";
function claimLines(template, read) {
	const spec = require_start.mapAt(template, "spec");
	const beta = require_start.valueAt(template, "metadata", "annotations", BETA_CLASS);
	const storageClass = beta === void 0 ? read.text(spec, "storageClassName") : read.text(beta);
	const source = require_start.mapAt(spec, "dataSource");
	const apiGroup = read.text(source, "apiGroup");
	return [
		`    StorageClass:\t${storageClass}`,
		`    Volume:\t${read.text(spec, "volumeName")}`,
		...labelLines(template, read),
		...annotationLines(template, read),
		"    Capacity:	",
		"    Access Modes:	",
		`    VolumeMode:\t${read.text(spec, "volumeMode") || "Filesystem"}`,
		...source === void 0 ? [] : [
			"    DataSource:",
			...apiGroup === "" ? [] : [`      APIGroup:\t${apiGroup}`],
			`      Kind:\t${read.text(source, "kind")}`,
			`      Name:\t${read.text(source, "name")}`
		]
	];
}
function labelLines(template, read) {
	const [first, ...others] = read.sorted(template, "metadata", "labels").map(([key, value]) => `${key}=${value}`);
	if (first === void 0) return ["    Labels:	    <none>"];
	return [`    Labels:\t    ${first}`, ...others.map((line) => `        \t    ${line}`)];
}
function annotationLines(template, read) {
	const annotations = read.sorted(template, "metadata", "annotations").filter(([key]) => key !== require_check.LAST_APPLIED);
	if (annotations.length === 0) return ["    Annotations:	    <none>"];
	const lines = [];
	for (const [key, value] of annotations) {
		const lead = lines.length === 0 ? "    Annotations:	    " : "    	    ";
		const text = value.endsWith("\n") ? value.slice(0, -1) : value;
		if (!(text.length + key.length + 2 > LONGEST_ANNOTATION || text.includes("\n"))) lines.push(`${lead}${key}: ${text}`);
		else {
			lines.push(`${lead}${key}:`);
			for (const line of text.split("\n")) lines.push(`    \t  ${shortened(line)}`);
		}
	}
	return lines;
}
function shortened(line) {
	const longest = 138;
	return line.length > longest ? `${line.slice(0, longest)}...` : line;
}
// src/report/describe/describe-volume-kinds.ts
const KINDS = `
hostPath: HostPath (bare host directory volume)
  Path: path, HostPathType: type
gcePersistentDisk: GCEPersistentDisk (a Persistent Disk resource in Google Compute Engine)
  PDName: pdName, FSType: fsType, Partition: partition 0, ReadOnly: readOnly false
awsElasticBlockStore: AWSElasticBlockStore (a Persistent Disk resource in AWS)
  VolumeID: volumeID, FSType: fsType, Partition: partition 0, ReadOnly: readOnly false
gitRepo: GitRepo (a volume that is pulled from git when the pod is created)
  Repository: repository, Revision: revision
secret: Secret (a volume populated by a Secret)
  SecretName: secretName, Optional: optional false
configMap: ConfigMap (a volume populated by a ConfigMap)
  Name: name, Optional: optional false
nfs: NFS (an NFS mount that lasts the lifetime of a pod)
  Server: server, Path: path, ReadOnly: readOnly false
iscsi: ISCSI (an ISCSI Disk resource that is attached to a kubelet's host machine and then exposed to the pod)
  TargetPortal: targetPortal, IQN: iqn, Lun: lun 0, ISCSIInterface iscsiInterface default, FSType: fsType, ReadOnly: readOnly false, Portals: portals [], DiscoveryCHAPAuth: chapAuthDiscovery false, SessionCHAPAuth: chapAuthSession false, SecretRef: secretRef nil, InitiatorName: initiatorName <none>
glusterfs: Glusterfs (a Glusterfs mount on the host that shares a pod's lifetime)
  EndpointsName: endpoints, Path: path, ReadOnly: readOnly false
persistentVolumeClaim: PersistentVolumeClaim (a reference to a PersistentVolumeClaim in the same namespace)
  ClaimName: claimName, ReadOnly: readOnly false
rbd: RBD (a Rados Block Device mount on the host that shares a pod's lifetime)
  CephMonitors: monitors [], RBDImage: image, FSType: fsType, RBDPool: pool rbd, RadosUser: user admin, Keyring: keyring /etc/ceph/keyring, SecretRef: secretRef nil, ReadOnly: readOnly false
quobyte: Quobyte (a Quobyte mount on the host that shares a pod's lifetime)
  Registry: registry, Volume: volume, ReadOnly: readOnly false
azureDisk: AzureDisk (an Azure Data Disk mount on the host and bind mount to the pod)
  DiskName: diskName, DiskURI: diskURI, Kind:  kind Shared, FSType: fsType ext4, CachingMode: cachingMode ReadWrite, ReadOnly: readOnly false
vsphereVolume: vSphereVolume (a Persistent Disk resource in vSphere)
  VolumePath: volumePath, FSType: fsType, StoragePolicyName: storagePolicyName
cinder: Cinder (a Persistent Disk resource in OpenStack)
  VolumeID: volumeID, FSType: fsType, ReadOnly: readOnly false, SecretRef: secretRef nil
photonPersistentDisk: PhotonPersistentDisk (a Persistent Disk resource in photon platform)
  PdID: pdID, FSType: fsType
portworxVolume: PortworxVolume (a Portworx Volume resource)
  VolumeID: volumeID
scaleIO: ScaleIO (a persistent volume backed by a block device in ScaleIO)
  Gateway: gateway, System: system, Protection Domain: protectionDomain, Storage Pool: storagePool, Storage Mode: storageMode ThinProvisioned, VolumeName: volumeName, FSType: fsType xfs, ReadOnly: readOnly false
cephfs: CephFS (a CephFS mount on the host that shares a pod's lifetime)
  Monitors: monitors [], Path: path, User: user, SecretFile: secretFile, SecretRef: secretRef nil, ReadOnly: readOnly false
storageos: StorageOS (a StorageOS Persistent Disk resource)
  VolumeName: volumeName, VolumeNamespace: volumeNamespace, FSType: fsType, ReadOnly: readOnly false
azureFile: AzureFile (an Azure File Service mount on the host and bind mount to the pod)
  SecretName: secretName, ShareName: shareName, ReadOnly: readOnly false
flexVolume: FlexVolume (a generic volume resource that is provisioned/attached using an exec based plugin)
  Driver: driver, FSType: fsType, SecretRef: secretRef nil, ReadOnly: readOnly false, Options: options map[]
flocker: Flocker (a Flocker volume mounted by the Flocker agent)
  DatasetName: datasetName, DatasetUUID: datasetUUID
`;
const ROW = /^(ISCSIInterface|.+: ?) (\w+)(?: (\S+))?$/;
const PLAIN_VOLUME_KINDS = KINDS.trim().split(/\n(?! )/).map((kind) => {
	const [, field = "", type = "", rows = ""] = /^(\w+): (.*)\n {2}(.*)$/.exec(kind) ?? [];
	return {
		field,
		type,
		rows: rows.split(", ").map(rowOf)
	};
});
function rowOf(text) {
	const [, label = "", field = "", unset = ""] = ROW.exec(text) ?? [];
	return [
		label,
		field,
		unset
	];
}
// src/report/describe/describe-volumes.ts
function volumeLines(volumes, space, read) {
	if (volumes.length === 0) return [`${space}Volumes:\t<none>`];
	const indent = space === "" ? "" : " ";
	return [`${space}Volumes:`, ...volumes.flatMap((volume) => [`  ${indent}${read.text(volume, "name")}:`, ...sourceLines(volume, read)])];
}
const PRINTERS = new Map([
	...PLAIN_VOLUME_KINDS.map(({ field, type, rows }) => [field, (source, read) => [`    Type:\t${type}`, ...rows.map((row) => `    ${row[0]}\t${rowValue(row, source, read)}`)]]),
	["emptyDir", emptyDirLines],
	["ephemeral", ephemeralLines],
	["downwardAPI", downwardLines],
	["fc", fibreChannelLines],
	["projected", projectedLines],
	["csi", csiLines],
	["image", imageLines]
]);
const ORDER = "hostPath emptyDir gcePersistentDisk awsElasticBlockStore gitRepo secret configMap nfs iscsi glusterfs persistentVolumeClaim ephemeral rbd quobyte downwardAPI azureDisk vsphereVolume cinder photonPersistentDisk portworxVolume scaleIO cephfs storageos fc azureFile flexVolume flocker projected csi image".split(" ");
function sourceLines(volume, read) {
	const field = ORDER.find((each) => require_start.mapAt(volume, each) !== void 0);
	const source = field === void 0 ? void 0 : require_start.mapAt(volume, field);
	const print = field === void 0 ? void 0 : PRINTERS.get(field);
	if (source === void 0 || print === void 0) return emptyDirLines(volume, read);
	return print(source, read);
}
function rowValue([, field, unset], source, read) {
	const value = require_start.valueAt(source, field);
	if (value === void 0) return unset;
	if (value.kind === "sequence") return `[${read.texts(value).join(" ")}]`;
	if (value.kind === "scalar") return read.text(value) || unset;
	if (field === "secretRef") return `&LocalObjectReference{Name:${read.text(value, "name")},}`;
	return `map[${read.sorted(value).map(([key, text]) => `${key}:${text}`).join(" ")}]`;
}
function emptyDirLines(source, read) {
	const parsed = require_check.parseQuantity(read.text(source, "sizeLimit") || "0");
	const limit = parsed.kind === "quantity" ? parsed.quantity : void 0;
	const isSet = limit !== void 0 && !require_check.isZeroQuantity(limit) && limit.amount.value > 0n;
	return [
		"    Type:	EmptyDir (a temporary directory that shares a pod's lifetime)",
		`    Medium:\t${read.text(source, "medium")}`,
		`    SizeLimit:\t${isSet ? require_check.quantityText(limit) : "<unset>"}`
	];
}
function ephemeralLines(source, read) {
	const template = require_start.mapAt(source, "volumeClaimTemplate");
	return ["    Type:	EphemeralVolume (an inline specification for a volume that gets created and deleted with the pod)", ...template === void 0 ? [] : claimLines(template, read)];
}
function downwardLines(source, read) {
	const lines = ["    Type:	DownwardAPI (a volume populated by information about the pod)", "    Items:"];
	for (const item of read.maps(source, "items")) {
		const path = read.text(item, "path");
		const field = require_start.mapAt(item, "fieldRef");
		const resource = require_start.mapAt(item, "resourceFieldRef");
		if (field !== void 0) lines.push(`      ${read.text(field, "fieldPath")} -> ${path}`);
		if (resource !== void 0) lines.push(`      ${read.text(resource, "resource")} -> ${path}`);
	}
	return lines;
}
function fibreChannelLines(source, read) {
	return [
		"    Type:	FC (a Fibre Channel disk)",
		`    TargetWWNs:\t${read.texts(source, "targetWWNs").join(", ")}`,
		`    LUN:\t${read.text(source, "lun") || "<none>"}`,
		`    FSType:\t${read.text(source, "fsType")}`,
		`    ReadOnly:\t${read.isTrue(source, "readOnly")}`
	];
}
function projectedLines(source, read) {
	return ["    Type:	Projected (a volume that contains injected data from multiple sources)", ...read.maps(source, "sources").flatMap((item) => projectionLines(item, read))];
}
function projectionLines(item, read) {
	const secret = require_start.mapAt(item, "secret");
	const configMap = require_start.mapAt(item, "configMap");
	const optional = (node) => `    Optional:\t${read.isTrue(node, "optional")}`;
	if (secret !== void 0) return [`    SecretName:\t${read.text(secret, "name")}`, optional(secret)];
	if (require_start.mapAt(item, "downwardAPI") !== void 0) return ["    DownwardAPI:	true"];
	if (configMap !== void 0) return [`    ConfigMapName:\t${read.text(configMap, "name")}`, optional(configMap)];
	const token = require_start.mapAt(item, "serviceAccountToken");
	if (token === void 0) return [];
	return [`    TokenExpirationSeconds:\t${read.text(token, "expirationSeconds") || "3600"}`];
}
const LONGEST_ATTRIBUTE = 140;
function csiLines(source, read) {
	const attributes = read.sorted(source, "volumeAttributes").map(([key, value]) => {
		const line = `${key}=${value}`;
		return line.length > LONGEST_ATTRIBUTE ? `${line.slice(0, LONGEST_ATTRIBUTE)}...` : line;
	});
	const [first = "<none>", ...others] = attributes;
	return [
		"    Type:	CSI (a Container Storage Interface (CSI) volume source)",
		`    Driver:\t${read.text(source, "driver")}`,
		`    FSType:\t${read.text(source, "fsType")}`,
		`    ReadOnly:\t${read.isTrue(source, "readOnly")}`,
		`    VolumeAttributes:\t${attributes.length === 0 ? first : `    ${first}`}`,
		...others.map((line) => `        \t    ${line}`)
	];
}
function imageLines(source, read) {
	const reference = read.text(source, "reference");
	return [
		"    Type:	Image (a container image or OCI artifact)",
		`    Reference:\t${reference}`,
		`    PullPolicy:\t${read.text(source, "pullPolicy") || defaultPullPolicy(reference)}`
	];
}
function defaultPullPolicy(reference) {
	if (reference.includes("@")) return "IfNotPresent";
	return (/:([^/:]+)$/.exec(reference)?.[1] ?? "latest") === "latest" ? "Always" : "IfNotPresent";
}
// src/report/describe/describe.ts
function formatDescribe(workload, kubectl) {
	return linesOf(workload, kubectl).map((line) => `${line}\n`).join("");
}
function formatDescriptions(environments, kubectl) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const [only] = workloads;
	if (workloads.length <= 1) return only === void 0 ? "" : formatDescribe(only, kubectl);
	const showBuild = new Set(workloads.map(({ build }) => build)).size > 1;
	return workloads.map((workload) => titleOf(workload, showBuild) + formatDescribe(workload, kubectl)).join("\n\n");
}
function titleOf({ manifest, namespace = "default", build }, showBuild) {
	const { name = "" } = manifest;
	const title = `Name:       ${require_start.escapeText(name)}\nNamespace:  ${require_start.escapeText(namespace)}\n`;
	return showBuild ? `${title}Build:      ${require_start.escapeText(build)}\n` : title;
}
function linesOf(workload, kubectl) {
	const { manifest, podSpec } = workload;
	const read = fieldReader(manifest.dialect, kubectl);
	const isPod = workload.core && manifest.kind === "Pod";
	const space = isPod ? "" : "  ";
	const lines = [
		...containerSections(workload, read, isPod, space),
		...readinessLines(workload, read, isPod),
		...volumeLines(read.maps(podSpec, "volumes"), space, read).flatMap((line) => describeLines(line)),
		...trailingLabels(workload, read, isPod).map((text) => ({
			text: `${text}\t\u2026`,
			shown: false
		}))
	];
	return alignTabs(lines.map(({ text }) => text)).filter((_, index) => lines[index]?.shown === true);
}
const SECTIONS = [
	["Init Containers", ["init", "sidecar"]],
	["Containers", ["regular"]],
	["Ephemeral Containers", ["ephemeral"]]
];
function containerSections(workload, read, isPod, space) {
	const lines = [];
	for (const [label, kinds] of SECTIONS) {
		const containers = workload.containers.filter(({ kind }) => kinds.includes(kind));
		if (containers.length > 0) lines.push(...describeLines(`${space}${label}:`));
		else if (label === "Containers") lines.push(...describeLines(`${space}Containers: <none>`));
		for (const { node, kind } of containers) {
			const described = {
				name: read.text(node, "name"),
				node,
				read,
				indent: isPod ? "" : " ",
				copiesLimits: isPod && kind !== "ephemeral",
				fieldValue: (path) => isPod ? podFieldValue(path, workload) : ""
			};
			for (const line of containerLines(described)) lines.push(line);
		}
	}
	return lines;
}
function podFieldValue(fieldPath, { manifest, namespace }) {
	if (fieldPath === "metadata.name") return manifest.name ?? "";
	return fieldPath === "metadata.namespace" ? namespace ?? "default" : "";
}
function readinessLines({ podSpec }, read, isPod) {
	const gates = isPod ? read.maps(podSpec, "readinessGates") : [];
	if (gates.length === 0) return [];
	return [
		"Readiness Gates:",
		"  Type	Status",
		...gates.map((gate) => `  ${read.text(gate, "conditionType")} \t<none> `)
	].flatMap((line) => describeLines(line, false));
}
function trailingLabels({ manifest, podSpec }, read, isPod) {
	const indent = isPod ? "" : "  ";
	const spread = read.maps(podSpec, "topologySpreadConstraints").map(() => "");
	if (spread.length > 0) spread[0] = `${indent}Topology Spread Constraints:`;
	const selectors = read.sorted(podSpec, "nodeSelector").slice(1);
	const common = [
		`${indent}Node-Selectors:`,
		...Array.from({ length: selectors.length }, () => ""),
		...tolerationLabels(indent, isPod, read.maps(podSpec, "tolerations").length)
	];
	if (isPod) return [
		"QoS Class:",
		...common,
		...spread,
		...lastLabels("Pod", false)
	];
	const priority = read.text(podSpec, "priorityClassName");
	const claims = read.maps(manifest.node, "spec", "volumeClaimTemplates").length > 0;
	return [
		...spread,
		...priority === "" ? [] : ["  Priority Class Name:"],
		...common,
		...require_start.mapAt(podSpec, "schedulingGroup") === void 0 ? lastLabels(manifest.kind, claims) : []
	];
}
function tolerationLabels(indent, isPod, count) {
	const more = Math.max(count - 1, 0) + (isPod ? 1 : 0);
	return [`${indent}Tolerations:`, ...Array.from({ length: more }, () => "")];
}
function lastLabels(kind, claims) {
	switch (kind) {
		case "CronJob": return [
			"Last Schedule Time:",
			"Active Jobs:",
			"Events:"
		];
		case "StatefulSet": return claims ? [] : ["Volume Claims:", "Events:"];
		default: return ["Events:"];
	}
}
// src/commands/selection/check-tree.ts
var check_tree_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	checkTree: () => checkTree,
	readTree: () => readTree
});
function checkTree(engines, { tree, settings }) {
	return check(engines, tree, require_check.catalogue, settings);
}
function readTree(engines, { tree, settings }) {
	return check(engines, tree, [], settings);
}
// src/commands/env/answer-env.ts
var answer_env_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerEnv: () => answerEnv });
function answerEnv(engines, run, asked, offer) {
	const whole = require_engine_run_run_run_select_usage_format_why_list_filter_select_references.wholeRun(run);
	const all = checkTree(engines, whole.run);
	offer({
		...whole,
		make: () => Promise.resolve(require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.environmentsAnswer(all))
	});
	const notices = require_start.noticeLines(run.notices);
	return require_start.orRefusal(notices, () => {
		const { selectedBuilds } = run.settings;
		if (selectedBuilds !== void 0) require_check.refuseUnknownBuild(selectedBuilds, all.builds);
		const report = selectedBuilds === void 0 ? all : require_check.restrictToSelection(all, { selectedBuilds });
		const selection = {
			...require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.selectedBy(asked, run),
			notRendered: require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.notRenderedOf(report),
			builds: report.builds
		};
		const environments = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.selectEnvironments(report.environments(), selection);
		return {
			says: require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.emptyNotes(environments),
			outputs: [outputOf(environments, report, run, asked)],
			code: 0
		};
	});
}
function outputOf(environments, report, { settings }, asked) {
	const { args, host } = asked;
	const { values } = args;
	const written = values.get("format")?.at(-1) ?? "table";
	if (written === "describe") {
		const text = formatDescriptions(environments, settings.kubernetesVersion);
		return require_start.textOutput(values, host, text);
	}
	const format = require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts.ENVIRONMENT_FORMATS.find((known) => known === written) ?? "table";
	if (format === "dotenv" && environments.length > 1) throw require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.severalContainers(environments);
	const pieces = require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts.environmentPieces(format, environments, {
		...require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.contentOptions(report),
		...require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.printedOptions(asked),
		showValues: values.has("show-values"),
		services: values.has("services")
	});
	return {
		file: values.get("output")?.at(-1),
		pieces
	};
}
Object.defineProperty(exports, "answer_env_exports", {
	enumerable: true,
	get: function() {
		return answer_env_exports;
	}
});
Object.defineProperty(exports, "check", {
	enumerable: true,
	get: function() {
		return check;
	}
});
Object.defineProperty(exports, "check_tree_exports", {
	enumerable: true,
	get: function() {
		return check_tree_exports;
	}
});
