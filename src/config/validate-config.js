// Written by `npm run update-generated` from schemas/config.schema.json, with ajv.
export const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://envfrom.dev/schemas/config.schema.json","title":"Configuration of envfrom","description":"The file `.envfrom.yaml`, `.envfrom.yml` or `.config/envfrom.yaml` of a repository.","type":"object","additionalProperties":false,"properties":{"$schema":{"title":"Schema","description":"For editors; not read.","type":"string"},"kubernetesVersion":{"title":"Kubernetes version","description":"The version of the cluster, 1.25 to 1.36: what its API server accepts, and how its kubelet builds environments.","type":["string","number"],"pattern":"^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$","default":"1.36","examples":["1.34"]},"strict":{"title":"Strict","description":"Take missing Secrets for errors, and raise other rules that have a strict severity.","type":"boolean","default":false,"examples":[true]},"failOn":{"title":"Fail on","description":"The severity from which on the exit code is 1.","enum":["error","warning","info","never"],"default":"error","examples":["warning"]},"maxWarnings":{"title":"Most warnings","description":"The exit code is 1 when there are more warnings than this.","type":"integer","minimum":0,"examples":[10]},"rules":{"title":"Rules","description":"The severity of rules, by id; `off` turns one off.","type":"object","additionalProperties":false,"properties":{"missing-config-map":{"description":"A required ConfigMap does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.","enum":["error","warning","info","off"],"default":"error"},"missing-config-map-key":{"description":"A required key is missing from a ConfigMap whose keys are all known.","enum":["error","warning","info","off"],"default":"error"},"missing-secret":{"description":"A required Secret does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.","enum":["error","warning","info","off"],"default":"error"},"missing-secret-key":{"description":"A required key is missing from a Secret whose keys are all known.","enum":["error","warning","info","off"],"default":"error"},"untraced-config-map":{"description":"Nothing in the repository makes or mentions a required ConfigMap.","enum":["error","warning","info","off"],"default":"warning"},"untraced-secret":{"description":"Nothing in the repository makes or mentions a required Secret.","enum":["error","warning","info","off"],"default":"warning"},"missing-optional-source":{"description":"The name of an optional ConfigMap, Secret or key looks misspelt, so what it would set stays unset.","enum":["error","warning","info","off"],"default":"info"},"wrong-secret-type":{"description":"A Secret is used where only Secrets of another type are read.","enum":["error","warning","info","off"],"default":"warning"},"colliding-variable":{"description":"Two envFrom sources give the same variable, and the later one wins silently.","enum":["error","warning","info","off"],"default":"warning"},"overridden-variable":{"description":"An env entry replaces a variable that envFrom brings.","enum":["error","warning","info","off"],"default":"info"},"duplicate-variable":{"description":"A variable is set twice in one env list.","enum":["error","warning","info","off"],"default":"warning"},"invalid-variable-name":{"description":"A variable has no name, or one that this version of Kubernetes does not allow.","enum":["error","warning","info","off"],"default":"error"},"invalid-prefix":{"description":"A prefix of envFrom is one that this version of Kubernetes does not allow.","enum":["error","warning","info","off"],"default":"error"},"late-variable-reference":{"description":"A `$(NAME)` stands before the entry that sets NAME, so it stays as it is written.","enum":["error","warning","info","off"],"default":"warning"},"undefined-variable-reference":{"description":"A `$(NAME)` names a variable that nothing in the pod sets, so it stays as it is written.","enum":["error","warning","info","off"],"default":"warning"},"unshellable-variable-name":{"description":"A variable has a name that no shell and few programs can read.","enum":["error","warning","info","off"],"default":"warning"},"file-as-variable":{"description":"envFrom injects a whole file as one variable.","enum":["error","warning","info","off"],"default":"warning"},"binary-data-as-variable":{"description":"A variable is read from a key that holds binary data.","enum":["error","warning","info","off"],"default":"error"},"service-variable-clash":{"description":"A variable has the name of one that a Service brings.","enum":["error","warning","info","off"],"default":"info"},"case-variant-variable":{"description":"In a Windows pod two variables differ in upper and lower case only.","enum":["error","warning","info","off"],"default":"warning"},"non-string-value":{"description":"A field that takes a string holds a number, a boolean, a list or a map.","enum":["error","warning","info","off"],"default":"error"},"invalid-key":{"description":"A key of a ConfigMap or Secret is one that Kubernetes does not allow.","enum":["error","warning","info","off"],"default":"error"},"duplicate-key":{"description":"A map has the same key twice, and only the last one counts.","enum":["error","warning","info","off"],"default":"error"},"data-and-binary-data":{"description":"A ConfigMap has the same key in `data` and in `binaryData`.","enum":["error","warning","info","off"],"default":"error"},"invalid-base64":{"description":"A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.","enum":["error","warning","info","off"],"default":"error"},"trailing-newline":{"description":"A one-line value of a Secret that is read as a variable ends with a newline.","enum":["error","warning","info","off"],"default":"warning"},"double-encoded-secret":{"description":"A value of a Secret is base64 once more after Kubernetes has decoded it.","enum":["error","warning","info","off"],"default":"warning"},"oversized-source":{"description":"A ConfigMap or Secret is larger than Kubernetes, or client-side apply, takes.","enum":["error","warning","info","off"],"default":"error"},"incomplete-secret-type":{"description":"A Secret lacks what its type requires.","enum":["error","warning","info","off"],"default":"error"},"unknown-secret-type":{"description":"The type of a Secret is a near miss of one that Kubernetes knows.","enum":["error","warning","info","off"],"default":"warning"},"invalid-name":{"description":"An object has no name, or a name or namespace that Kubernetes does not allow.","enum":["error","warning","info","off"],"default":"error"},"unknown-kind":{"description":"A kind is misspelt, or does not exist in the apiVersion it is given.","enum":["error","warning","info","off"],"default":"error"},"duplicate-object":{"description":"Two objects of one build have the same kind, namespace and name, and differ.","enum":["error","warning","info","off"],"default":"error"},"unknown-field":{"description":"A field is misspelt, or stands where Kubernetes has none of that name.","enum":["error","warning","info","off"],"default":"error"},"wrong-field-type":{"description":"A field holds a value of another type than Kubernetes decodes there.","enum":["error","warning","info","off"],"default":"error"},"invalid-value-source":{"description":"A variable or an envFrom item has no source, several, or a source beside a value.","enum":["error","warning","info","off"],"default":"error"},"invalid-reference":{"description":"A reference lacks a name or key, or has one that Kubernetes does not allow or take twice.","enum":["error","warning","info","off"],"default":"error"},"invalid-field-path":{"description":"A fieldRef names no field of the pod, or one that cannot be read there.","enum":["error","warning","info","off"],"default":"error"},"invalid-resource-field":{"description":"A resourceFieldRef names no resource of a container, or a divisor it does not take.","enum":["error","warning","info","off"],"default":"error"},"missing-volume":{"description":"A mount, device or fileKeyRef names a volume that the pod does not have.","enum":["error","warning","info","off"],"default":"error"},"invalid-volume":{"description":"A volume has no valid name, the name of another, or not exactly one source.","enum":["error","warning","info","off"],"default":"error"},"invalid-volume-path":{"description":"A path of a volume item or a mount is missing, absolute, or leaves the volume.","enum":["error","warning","info","off"],"default":"error"},"duplicate-mount-path":{"description":"Two mounts or devices of a container have the same path.","enum":["error","warning","info","off"],"default":"error"},"overlapping-volume-paths":{"description":"Two items of a volume have the same path, or one lies in a file of the other.","enum":["error","warning","info","off"],"default":"warning"},"decimal-file-mode":{"description":"A file mode such as `400` is written without the zero that makes it octal.","enum":["error","warning","info","off"],"default":"warning"},"invalid-file-mode":{"description":"A file mode of a volume is not between 0 and 0777.","enum":["error","warning","info","off"],"default":"error"},"invalid-mount-option":{"description":"A mount has an option that Kubernetes does not know, or not in this combination.","enum":["error","warning","info","off"],"default":"error"},"sub-path-never-updates":{"description":"A ConfigMap or Secret is mounted with subPath, so running pods never see a change.","enum":["error","warning","info","off"],"default":"info"},"unbuildable-kustomization":{"description":"A kustomization cannot be built, so nothing of it is deployed or checked.","enum":["error","warning","info","off"],"default":"error"},"unhashed-reference":{"description":"A generated name gets a hash that never reaches the field which names it.","enum":["error","warning","info","off"],"default":"warning"},"undeployed-manifest":{"description":"A manifest lies in a folder of a kustomization, and no kustomization lists it.","enum":["error","warning","info","off"],"default":"off"},"unused-config-map":{"description":"No field of any object in the repository names this ConfigMap.","enum":["error","warning","info","off"],"default":"off"},"unused-secret":{"description":"No field of any object in the repository names this Secret.","enum":["error","warning","info","off"],"default":"off"},"unused-key":{"description":"All who refer to this ConfigMap or Secret read single keys of it, and none reads this one.","enum":["error","warning","info","off"],"default":"off"},"unreadable-manifest":{"description":"A manifest cannot be read, or a limit was hit, so nothing in it is checked.","enum":["error","warning","info","off"],"default":"error"},"unused-suppression":{"description":"A comment or annotation that should suppress a problem suppresses nothing.","enum":["error","warning","info","off"],"default":"warning"}},"examples":[{"missing-secret":"error"}]},"externals":{"title":"Sources that exist elsewhere","description":"ConfigMaps and Secrets that no manifest of the repository makes: references to them are fine.","type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"title":"Kind","description":"What it is.","enum":["ConfigMap","Secret"]},"namespace":{"title":"Namespace","description":"A name or a glob (`*`, `?`); any namespace when left out.","type":"string","default":"*","examples":["prod","team-*"]},"name":{"title":"Name","description":"A name or a glob (`*`, `?`).","type":"string","examples":["db-credentials","*-tls"]},"keys":{"title":"Keys","description":"The keys it has; any key when left out.","type":"array","items":{"type":"string"},"examples":[["username","password"]]}}},"examples":[[{"kind":"Secret","namespace":"prod","name":"db-*"}]]},"include":{"title":"Include","description":"Check only files that match one of these globs, relative to the repository.","type":"array","items":{"type":"string"},"examples":[["apps/**"]]},"exclude":{"title":"Exclude","description":"Leave out files that match one of these globs; kustomizations may still load them.","type":"array","items":{"type":"string"},"examples":[["**/testdata/**"]]},"loadRestrictor":{"title":"What kustomizations may load","description":"The repository's files, or only those below their own folder, as kustomize does by default.","enum":["repository","root"],"default":"repository","examples":["root"]},"limits":{"title":"Limits","description":"Bounds on hostile or accidental input.","type":"object","additionalProperties":false,"properties":{"fileSize":{"description":"Bytes of one file.","type":"integer","minimum":1,"default":10485760},"aliasNodes":{"description":"Nodes that the aliases of one document may add.","type":"integer","minimum":1,"default":1000000},"depth":{"description":"Depth of nested maps and lists.","type":"integer","minimum":1,"default":200},"documents":{"description":"Documents of one file.","type":"integer","minimum":1,"default":10000}},"examples":[{"fileSize":20971520}]}},"examples":[{"kubernetesVersion":"1.34","failOn":"warning","rules":{"missing-secret":"error","service-variable-clash":"off"},"externals":[{"kind":"Secret","namespace":"prod","name":"db-*","keys":["password"]}],"exclude":["vendor/**"]}]};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://envfrom.dev/schemas/config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kubernetesVersion !== undefined){
let data1 = data.kubernetesVersion;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err2 = {instancePath:instancePath+"/kubernetesVersion",schemaPath:"#/properties/kubernetesVersion/type",keyword:"type",params:{type: schema11.properties.kubernetesVersion.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/kubernetesVersion",schemaPath:"#/properties/kubernetesVersion/pattern",keyword:"pattern",params:{pattern: "^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$"},message:"must match pattern \""+"^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.strict !== undefined){
if(typeof data.strict !== "boolean"){
const err4 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.failOn !== undefined){
let data3 = data.failOn;
if(!((((data3 === "error") || (data3 === "warning")) || (data3 === "info")) || (data3 === "never"))){
const err5 = {instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/enum",keyword:"enum",params:{allowedValues: schema11.properties.failOn.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxWarnings !== undefined){
let data4 = data.maxWarnings;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/maxWarnings",schemaPath:"#/properties/maxWarnings/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/maxWarnings",schemaPath:"#/properties/maxWarnings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.rules !== undefined){
let data5 = data.rules;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(func2.call(schema11.properties.rules.properties, key1))){
const err8 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5["missing-config-map"] !== undefined){
let data6 = data5["missing-config-map"];
if(!((((data6 === "error") || (data6 === "warning")) || (data6 === "info")) || (data6 === "off"))){
const err9 = {instancePath:instancePath+"/rules/missing-config-map",schemaPath:"#/properties/rules/properties/missing-config-map/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-config-map"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5["missing-config-map-key"] !== undefined){
let data7 = data5["missing-config-map-key"];
if(!((((data7 === "error") || (data7 === "warning")) || (data7 === "info")) || (data7 === "off"))){
const err10 = {instancePath:instancePath+"/rules/missing-config-map-key",schemaPath:"#/properties/rules/properties/missing-config-map-key/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-config-map-key"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5["missing-secret"] !== undefined){
let data8 = data5["missing-secret"];
if(!((((data8 === "error") || (data8 === "warning")) || (data8 === "info")) || (data8 === "off"))){
const err11 = {instancePath:instancePath+"/rules/missing-secret",schemaPath:"#/properties/rules/properties/missing-secret/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-secret"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5["missing-secret-key"] !== undefined){
let data9 = data5["missing-secret-key"];
if(!((((data9 === "error") || (data9 === "warning")) || (data9 === "info")) || (data9 === "off"))){
const err12 = {instancePath:instancePath+"/rules/missing-secret-key",schemaPath:"#/properties/rules/properties/missing-secret-key/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-secret-key"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5["untraced-config-map"] !== undefined){
let data10 = data5["untraced-config-map"];
if(!((((data10 === "error") || (data10 === "warning")) || (data10 === "info")) || (data10 === "off"))){
const err13 = {instancePath:instancePath+"/rules/untraced-config-map",schemaPath:"#/properties/rules/properties/untraced-config-map/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["untraced-config-map"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5["untraced-secret"] !== undefined){
let data11 = data5["untraced-secret"];
if(!((((data11 === "error") || (data11 === "warning")) || (data11 === "info")) || (data11 === "off"))){
const err14 = {instancePath:instancePath+"/rules/untraced-secret",schemaPath:"#/properties/rules/properties/untraced-secret/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["untraced-secret"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5["missing-optional-source"] !== undefined){
let data12 = data5["missing-optional-source"];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "info")) || (data12 === "off"))){
const err15 = {instancePath:instancePath+"/rules/missing-optional-source",schemaPath:"#/properties/rules/properties/missing-optional-source/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-optional-source"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5["wrong-secret-type"] !== undefined){
let data13 = data5["wrong-secret-type"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "info")) || (data13 === "off"))){
const err16 = {instancePath:instancePath+"/rules/wrong-secret-type",schemaPath:"#/properties/rules/properties/wrong-secret-type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["wrong-secret-type"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5["colliding-variable"] !== undefined){
let data14 = data5["colliding-variable"];
if(!((((data14 === "error") || (data14 === "warning")) || (data14 === "info")) || (data14 === "off"))){
const err17 = {instancePath:instancePath+"/rules/colliding-variable",schemaPath:"#/properties/rules/properties/colliding-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["colliding-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5["overridden-variable"] !== undefined){
let data15 = data5["overridden-variable"];
if(!((((data15 === "error") || (data15 === "warning")) || (data15 === "info")) || (data15 === "off"))){
const err18 = {instancePath:instancePath+"/rules/overridden-variable",schemaPath:"#/properties/rules/properties/overridden-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["overridden-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5["duplicate-variable"] !== undefined){
let data16 = data5["duplicate-variable"];
if(!((((data16 === "error") || (data16 === "warning")) || (data16 === "info")) || (data16 === "off"))){
const err19 = {instancePath:instancePath+"/rules/duplicate-variable",schemaPath:"#/properties/rules/properties/duplicate-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["duplicate-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5["invalid-variable-name"] !== undefined){
let data17 = data5["invalid-variable-name"];
if(!((((data17 === "error") || (data17 === "warning")) || (data17 === "info")) || (data17 === "off"))){
const err20 = {instancePath:instancePath+"/rules/invalid-variable-name",schemaPath:"#/properties/rules/properties/invalid-variable-name/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-variable-name"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5["invalid-prefix"] !== undefined){
let data18 = data5["invalid-prefix"];
if(!((((data18 === "error") || (data18 === "warning")) || (data18 === "info")) || (data18 === "off"))){
const err21 = {instancePath:instancePath+"/rules/invalid-prefix",schemaPath:"#/properties/rules/properties/invalid-prefix/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-prefix"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5["late-variable-reference"] !== undefined){
let data19 = data5["late-variable-reference"];
if(!((((data19 === "error") || (data19 === "warning")) || (data19 === "info")) || (data19 === "off"))){
const err22 = {instancePath:instancePath+"/rules/late-variable-reference",schemaPath:"#/properties/rules/properties/late-variable-reference/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["late-variable-reference"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5["undefined-variable-reference"] !== undefined){
let data20 = data5["undefined-variable-reference"];
if(!((((data20 === "error") || (data20 === "warning")) || (data20 === "info")) || (data20 === "off"))){
const err23 = {instancePath:instancePath+"/rules/undefined-variable-reference",schemaPath:"#/properties/rules/properties/undefined-variable-reference/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["undefined-variable-reference"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5["unshellable-variable-name"] !== undefined){
let data21 = data5["unshellable-variable-name"];
if(!((((data21 === "error") || (data21 === "warning")) || (data21 === "info")) || (data21 === "off"))){
const err24 = {instancePath:instancePath+"/rules/unshellable-variable-name",schemaPath:"#/properties/rules/properties/unshellable-variable-name/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unshellable-variable-name"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5["file-as-variable"] !== undefined){
let data22 = data5["file-as-variable"];
if(!((((data22 === "error") || (data22 === "warning")) || (data22 === "info")) || (data22 === "off"))){
const err25 = {instancePath:instancePath+"/rules/file-as-variable",schemaPath:"#/properties/rules/properties/file-as-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["file-as-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5["binary-data-as-variable"] !== undefined){
let data23 = data5["binary-data-as-variable"];
if(!((((data23 === "error") || (data23 === "warning")) || (data23 === "info")) || (data23 === "off"))){
const err26 = {instancePath:instancePath+"/rules/binary-data-as-variable",schemaPath:"#/properties/rules/properties/binary-data-as-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["binary-data-as-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5["service-variable-clash"] !== undefined){
let data24 = data5["service-variable-clash"];
if(!((((data24 === "error") || (data24 === "warning")) || (data24 === "info")) || (data24 === "off"))){
const err27 = {instancePath:instancePath+"/rules/service-variable-clash",schemaPath:"#/properties/rules/properties/service-variable-clash/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["service-variable-clash"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5["case-variant-variable"] !== undefined){
let data25 = data5["case-variant-variable"];
if(!((((data25 === "error") || (data25 === "warning")) || (data25 === "info")) || (data25 === "off"))){
const err28 = {instancePath:instancePath+"/rules/case-variant-variable",schemaPath:"#/properties/rules/properties/case-variant-variable/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["case-variant-variable"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5["non-string-value"] !== undefined){
let data26 = data5["non-string-value"];
if(!((((data26 === "error") || (data26 === "warning")) || (data26 === "info")) || (data26 === "off"))){
const err29 = {instancePath:instancePath+"/rules/non-string-value",schemaPath:"#/properties/rules/properties/non-string-value/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["non-string-value"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5["invalid-key"] !== undefined){
let data27 = data5["invalid-key"];
if(!((((data27 === "error") || (data27 === "warning")) || (data27 === "info")) || (data27 === "off"))){
const err30 = {instancePath:instancePath+"/rules/invalid-key",schemaPath:"#/properties/rules/properties/invalid-key/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-key"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data5["duplicate-key"] !== undefined){
let data28 = data5["duplicate-key"];
if(!((((data28 === "error") || (data28 === "warning")) || (data28 === "info")) || (data28 === "off"))){
const err31 = {instancePath:instancePath+"/rules/duplicate-key",schemaPath:"#/properties/rules/properties/duplicate-key/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["duplicate-key"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5["data-and-binary-data"] !== undefined){
let data29 = data5["data-and-binary-data"];
if(!((((data29 === "error") || (data29 === "warning")) || (data29 === "info")) || (data29 === "off"))){
const err32 = {instancePath:instancePath+"/rules/data-and-binary-data",schemaPath:"#/properties/rules/properties/data-and-binary-data/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["data-and-binary-data"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5["invalid-base64"] !== undefined){
let data30 = data5["invalid-base64"];
if(!((((data30 === "error") || (data30 === "warning")) || (data30 === "info")) || (data30 === "off"))){
const err33 = {instancePath:instancePath+"/rules/invalid-base64",schemaPath:"#/properties/rules/properties/invalid-base64/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-base64"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data5["trailing-newline"] !== undefined){
let data31 = data5["trailing-newline"];
if(!((((data31 === "error") || (data31 === "warning")) || (data31 === "info")) || (data31 === "off"))){
const err34 = {instancePath:instancePath+"/rules/trailing-newline",schemaPath:"#/properties/rules/properties/trailing-newline/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["trailing-newline"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data5["double-encoded-secret"] !== undefined){
let data32 = data5["double-encoded-secret"];
if(!((((data32 === "error") || (data32 === "warning")) || (data32 === "info")) || (data32 === "off"))){
const err35 = {instancePath:instancePath+"/rules/double-encoded-secret",schemaPath:"#/properties/rules/properties/double-encoded-secret/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["double-encoded-secret"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data5["oversized-source"] !== undefined){
let data33 = data5["oversized-source"];
if(!((((data33 === "error") || (data33 === "warning")) || (data33 === "info")) || (data33 === "off"))){
const err36 = {instancePath:instancePath+"/rules/oversized-source",schemaPath:"#/properties/rules/properties/oversized-source/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["oversized-source"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data5["incomplete-secret-type"] !== undefined){
let data34 = data5["incomplete-secret-type"];
if(!((((data34 === "error") || (data34 === "warning")) || (data34 === "info")) || (data34 === "off"))){
const err37 = {instancePath:instancePath+"/rules/incomplete-secret-type",schemaPath:"#/properties/rules/properties/incomplete-secret-type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["incomplete-secret-type"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data5["unknown-secret-type"] !== undefined){
let data35 = data5["unknown-secret-type"];
if(!((((data35 === "error") || (data35 === "warning")) || (data35 === "info")) || (data35 === "off"))){
const err38 = {instancePath:instancePath+"/rules/unknown-secret-type",schemaPath:"#/properties/rules/properties/unknown-secret-type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unknown-secret-type"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data5["invalid-name"] !== undefined){
let data36 = data5["invalid-name"];
if(!((((data36 === "error") || (data36 === "warning")) || (data36 === "info")) || (data36 === "off"))){
const err39 = {instancePath:instancePath+"/rules/invalid-name",schemaPath:"#/properties/rules/properties/invalid-name/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-name"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data5["unknown-kind"] !== undefined){
let data37 = data5["unknown-kind"];
if(!((((data37 === "error") || (data37 === "warning")) || (data37 === "info")) || (data37 === "off"))){
const err40 = {instancePath:instancePath+"/rules/unknown-kind",schemaPath:"#/properties/rules/properties/unknown-kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unknown-kind"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data5["duplicate-object"] !== undefined){
let data38 = data5["duplicate-object"];
if(!((((data38 === "error") || (data38 === "warning")) || (data38 === "info")) || (data38 === "off"))){
const err41 = {instancePath:instancePath+"/rules/duplicate-object",schemaPath:"#/properties/rules/properties/duplicate-object/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["duplicate-object"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data5["unknown-field"] !== undefined){
let data39 = data5["unknown-field"];
if(!((((data39 === "error") || (data39 === "warning")) || (data39 === "info")) || (data39 === "off"))){
const err42 = {instancePath:instancePath+"/rules/unknown-field",schemaPath:"#/properties/rules/properties/unknown-field/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unknown-field"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data5["wrong-field-type"] !== undefined){
let data40 = data5["wrong-field-type"];
if(!((((data40 === "error") || (data40 === "warning")) || (data40 === "info")) || (data40 === "off"))){
const err43 = {instancePath:instancePath+"/rules/wrong-field-type",schemaPath:"#/properties/rules/properties/wrong-field-type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["wrong-field-type"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data5["invalid-value-source"] !== undefined){
let data41 = data5["invalid-value-source"];
if(!((((data41 === "error") || (data41 === "warning")) || (data41 === "info")) || (data41 === "off"))){
const err44 = {instancePath:instancePath+"/rules/invalid-value-source",schemaPath:"#/properties/rules/properties/invalid-value-source/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-value-source"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data5["invalid-reference"] !== undefined){
let data42 = data5["invalid-reference"];
if(!((((data42 === "error") || (data42 === "warning")) || (data42 === "info")) || (data42 === "off"))){
const err45 = {instancePath:instancePath+"/rules/invalid-reference",schemaPath:"#/properties/rules/properties/invalid-reference/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-reference"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data5["invalid-field-path"] !== undefined){
let data43 = data5["invalid-field-path"];
if(!((((data43 === "error") || (data43 === "warning")) || (data43 === "info")) || (data43 === "off"))){
const err46 = {instancePath:instancePath+"/rules/invalid-field-path",schemaPath:"#/properties/rules/properties/invalid-field-path/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-field-path"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data5["invalid-resource-field"] !== undefined){
let data44 = data5["invalid-resource-field"];
if(!((((data44 === "error") || (data44 === "warning")) || (data44 === "info")) || (data44 === "off"))){
const err47 = {instancePath:instancePath+"/rules/invalid-resource-field",schemaPath:"#/properties/rules/properties/invalid-resource-field/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-resource-field"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data5["missing-volume"] !== undefined){
let data45 = data5["missing-volume"];
if(!((((data45 === "error") || (data45 === "warning")) || (data45 === "info")) || (data45 === "off"))){
const err48 = {instancePath:instancePath+"/rules/missing-volume",schemaPath:"#/properties/rules/properties/missing-volume/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["missing-volume"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data5["invalid-volume"] !== undefined){
let data46 = data5["invalid-volume"];
if(!((((data46 === "error") || (data46 === "warning")) || (data46 === "info")) || (data46 === "off"))){
const err49 = {instancePath:instancePath+"/rules/invalid-volume",schemaPath:"#/properties/rules/properties/invalid-volume/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-volume"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data5["invalid-volume-path"] !== undefined){
let data47 = data5["invalid-volume-path"];
if(!((((data47 === "error") || (data47 === "warning")) || (data47 === "info")) || (data47 === "off"))){
const err50 = {instancePath:instancePath+"/rules/invalid-volume-path",schemaPath:"#/properties/rules/properties/invalid-volume-path/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-volume-path"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data5["duplicate-mount-path"] !== undefined){
let data48 = data5["duplicate-mount-path"];
if(!((((data48 === "error") || (data48 === "warning")) || (data48 === "info")) || (data48 === "off"))){
const err51 = {instancePath:instancePath+"/rules/duplicate-mount-path",schemaPath:"#/properties/rules/properties/duplicate-mount-path/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["duplicate-mount-path"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data5["overlapping-volume-paths"] !== undefined){
let data49 = data5["overlapping-volume-paths"];
if(!((((data49 === "error") || (data49 === "warning")) || (data49 === "info")) || (data49 === "off"))){
const err52 = {instancePath:instancePath+"/rules/overlapping-volume-paths",schemaPath:"#/properties/rules/properties/overlapping-volume-paths/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["overlapping-volume-paths"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data5["decimal-file-mode"] !== undefined){
let data50 = data5["decimal-file-mode"];
if(!((((data50 === "error") || (data50 === "warning")) || (data50 === "info")) || (data50 === "off"))){
const err53 = {instancePath:instancePath+"/rules/decimal-file-mode",schemaPath:"#/properties/rules/properties/decimal-file-mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["decimal-file-mode"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data5["invalid-file-mode"] !== undefined){
let data51 = data5["invalid-file-mode"];
if(!((((data51 === "error") || (data51 === "warning")) || (data51 === "info")) || (data51 === "off"))){
const err54 = {instancePath:instancePath+"/rules/invalid-file-mode",schemaPath:"#/properties/rules/properties/invalid-file-mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-file-mode"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data5["invalid-mount-option"] !== undefined){
let data52 = data5["invalid-mount-option"];
if(!((((data52 === "error") || (data52 === "warning")) || (data52 === "info")) || (data52 === "off"))){
const err55 = {instancePath:instancePath+"/rules/invalid-mount-option",schemaPath:"#/properties/rules/properties/invalid-mount-option/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["invalid-mount-option"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data5["sub-path-never-updates"] !== undefined){
let data53 = data5["sub-path-never-updates"];
if(!((((data53 === "error") || (data53 === "warning")) || (data53 === "info")) || (data53 === "off"))){
const err56 = {instancePath:instancePath+"/rules/sub-path-never-updates",schemaPath:"#/properties/rules/properties/sub-path-never-updates/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["sub-path-never-updates"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data5["unbuildable-kustomization"] !== undefined){
let data54 = data5["unbuildable-kustomization"];
if(!((((data54 === "error") || (data54 === "warning")) || (data54 === "info")) || (data54 === "off"))){
const err57 = {instancePath:instancePath+"/rules/unbuildable-kustomization",schemaPath:"#/properties/rules/properties/unbuildable-kustomization/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unbuildable-kustomization"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data5["unhashed-reference"] !== undefined){
let data55 = data5["unhashed-reference"];
if(!((((data55 === "error") || (data55 === "warning")) || (data55 === "info")) || (data55 === "off"))){
const err58 = {instancePath:instancePath+"/rules/unhashed-reference",schemaPath:"#/properties/rules/properties/unhashed-reference/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unhashed-reference"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data5["undeployed-manifest"] !== undefined){
let data56 = data5["undeployed-manifest"];
if(!((((data56 === "error") || (data56 === "warning")) || (data56 === "info")) || (data56 === "off"))){
const err59 = {instancePath:instancePath+"/rules/undeployed-manifest",schemaPath:"#/properties/rules/properties/undeployed-manifest/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["undeployed-manifest"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data5["unused-config-map"] !== undefined){
let data57 = data5["unused-config-map"];
if(!((((data57 === "error") || (data57 === "warning")) || (data57 === "info")) || (data57 === "off"))){
const err60 = {instancePath:instancePath+"/rules/unused-config-map",schemaPath:"#/properties/rules/properties/unused-config-map/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unused-config-map"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data5["unused-secret"] !== undefined){
let data58 = data5["unused-secret"];
if(!((((data58 === "error") || (data58 === "warning")) || (data58 === "info")) || (data58 === "off"))){
const err61 = {instancePath:instancePath+"/rules/unused-secret",schemaPath:"#/properties/rules/properties/unused-secret/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unused-secret"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data5["unused-key"] !== undefined){
let data59 = data5["unused-key"];
if(!((((data59 === "error") || (data59 === "warning")) || (data59 === "info")) || (data59 === "off"))){
const err62 = {instancePath:instancePath+"/rules/unused-key",schemaPath:"#/properties/rules/properties/unused-key/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unused-key"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data5["unreadable-manifest"] !== undefined){
let data60 = data5["unreadable-manifest"];
if(!((((data60 === "error") || (data60 === "warning")) || (data60 === "info")) || (data60 === "off"))){
const err63 = {instancePath:instancePath+"/rules/unreadable-manifest",schemaPath:"#/properties/rules/properties/unreadable-manifest/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unreadable-manifest"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data5["unused-suppression"] !== undefined){
let data61 = data5["unused-suppression"];
if(!((((data61 === "error") || (data61 === "warning")) || (data61 === "info")) || (data61 === "off"))){
const err64 = {instancePath:instancePath+"/rules/unused-suppression",schemaPath:"#/properties/rules/properties/unused-suppression/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.properties["unused-suppression"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.externals !== undefined){
let data62 = data.externals;
if(Array.isArray(data62)){
const len0 = data62.length;
for(let i0=0; i0<len0; i0++){
let data63 = data62[i0];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.kind === undefined){
const err66 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data63.name === undefined){
const err67 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key2 in data63){
if(!((((key2 === "kind") || (key2 === "namespace")) || (key2 === "name")) || (key2 === "keys"))){
const err68 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data63.kind !== undefined){
let data64 = data63.kind;
if(!((data64 === "ConfigMap") || (data64 === "Secret"))){
const err69 = {instancePath:instancePath+"/externals/" + i0+"/kind",schemaPath:"#/properties/externals/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.externals.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data63.namespace !== undefined){
if(typeof data63.namespace !== "string"){
const err70 = {instancePath:instancePath+"/externals/" + i0+"/namespace",schemaPath:"#/properties/externals/items/properties/namespace/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data63.name !== undefined){
if(typeof data63.name !== "string"){
const err71 = {instancePath:instancePath+"/externals/" + i0+"/name",schemaPath:"#/properties/externals/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data63.keys !== undefined){
let data67 = data63.keys;
if(Array.isArray(data67)){
const len1 = data67.length;
for(let i1=0; i1<len1; i1++){
if(typeof data67[i1] !== "string"){
const err72 = {instancePath:instancePath+"/externals/" + i0+"/keys/" + i1,schemaPath:"#/properties/externals/items/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/externals/" + i0+"/keys",schemaPath:"#/properties/externals/items/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/externals",schemaPath:"#/properties/externals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.include !== undefined){
let data69 = data.include;
if(Array.isArray(data69)){
const len2 = data69.length;
for(let i2=0; i2<len2; i2++){
if(typeof data69[i2] !== "string"){
const err76 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.exclude !== undefined){
let data71 = data.exclude;
if(Array.isArray(data71)){
const len3 = data71.length;
for(let i3=0; i3<len3; i3++){
if(typeof data71[i3] !== "string"){
const err78 = {instancePath:instancePath+"/exclude/" + i3,schemaPath:"#/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.loadRestrictor !== undefined){
let data73 = data.loadRestrictor;
if(!((data73 === "repository") || (data73 === "root"))){
const err80 = {instancePath:instancePath+"/loadRestrictor",schemaPath:"#/properties/loadRestrictor/enum",keyword:"enum",params:{allowedValues: schema11.properties.loadRestrictor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.limits !== undefined){
let data74 = data.limits;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key3 in data74){
if(!((((key3 === "fileSize") || (key3 === "aliasNodes")) || (key3 === "depth")) || (key3 === "documents"))){
const err81 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data74.fileSize !== undefined){
let data75 = data74.fileSize;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err82 = {instancePath:instancePath+"/limits/fileSize",schemaPath:"#/properties/limits/properties/fileSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 1 || isNaN(data75)){
const err83 = {instancePath:instancePath+"/limits/fileSize",schemaPath:"#/properties/limits/properties/fileSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data74.aliasNodes !== undefined){
let data76 = data74.aliasNodes;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err84 = {instancePath:instancePath+"/limits/aliasNodes",schemaPath:"#/properties/limits/properties/aliasNodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 1 || isNaN(data76)){
const err85 = {instancePath:instancePath+"/limits/aliasNodes",schemaPath:"#/properties/limits/properties/aliasNodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data74.depth !== undefined){
let data77 = data74.depth;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err86 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 1 || isNaN(data77)){
const err87 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data74.documents !== undefined){
let data78 = data74.documents;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err88 = {instancePath:instancePath+"/limits/documents",schemaPath:"#/properties/limits/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 1 || isNaN(data78)){
const err89 = {instancePath:instancePath+"/limits/documents",schemaPath:"#/properties/limits/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
