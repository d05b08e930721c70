// Written by `npm run update-generated` from scripts/config/config-schema.ts, with ajv.
export const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://envfrom.dev/schemas/config.schema.json","title":"Configuration of envfrom","description":"The file `.envfrom.yaml`, `.envfrom.yml` or `.config/envfrom.yaml` of a repository.","type":"object","additionalProperties":false,"properties":{"$schema":{"title":"Schema","description":"For editors; not read.","type":"string"},"kubernetesVersion":{"title":"Kubernetes version","description":"The version of the cluster, 1.25 to 1.36: what its API server accepts, and how its kubelet builds environments.","type":["string","number"],"pattern":"^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$","default":"1.36","examples":["1.34"]},"strict":{"title":"Strict","description":"Take missing Secrets for errors, and raise other rules that have a strict severity.","type":"boolean","default":false,"examples":[true]},"failOn":{"title":"Fail on","description":"The severity from which on the exit code is 1.","enum":["error","warning","info","never"],"default":"error","examples":["warning"]},"maxWarnings":{"title":"Most warnings","description":"The exit code is 1 when there are more warnings than this.","type":"integer","minimum":0,"examples":[10]},"rules":{"title":"Rules","description":"The severity of rules, by id; `off` turns one off.","type":"object","additionalProperties":{"enum":["error","warning","info","off"]},"examples":[{"missing-secret":"error"}]},"externals":{"title":"Sources that exist elsewhere","description":"ConfigMaps and Secrets that no manifest of the repository makes: references to them are fine.","type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"title":"Kind","description":"What it is.","enum":["ConfigMap","Secret"]},"namespace":{"title":"Namespace","description":"A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace when left out.","type":"string","default":"*","examples":["prod","team-*"]},"name":{"title":"Name","description":"A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`).","type":"string","examples":["db-credentials","*-tls"]},"keys":{"title":"Keys","description":"The keys it has; any key when left out.","type":"array","items":{"type":"string"},"examples":[["username","password"]]}}},"examples":[[{"kind":"Secret","namespace":"prod","name":"db-*"}]]},"include":{"title":"Include","description":"Check only files that match one of these globs, relative to the repository: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A glob without `/` matches at any depth, one that names a folder all files in it.","type":"array","items":{"type":"string"},"examples":[["apps/**"]]},"exclude":{"title":"Exclude","description":"Leave out files that match one of these globs, written as in `include`; kustomizations may still load them.","type":"array","items":{"type":"string"},"examples":[["**/testdata/**"]]},"repositoryUrls":{"title":"URLs of this repository","description":"How objects of Flux and Argo CD name this repository, where its git remotes do not tell: a mirror, a fork.","type":"array","items":{"type":"string"},"examples":[["https://git.example.com/team/gitops.git"]]},"loadRestrictor":{"title":"What kustomizations may load","description":"The repository's files, or only those below their own folder, as kustomize does by default.","enum":["repository","root"],"default":"repository","examples":["root"]},"limits":{"title":"Limits","description":"Bounds on hostile or accidental input.","type":"object","additionalProperties":false,"properties":{"fileSize":{"description":"Bytes of one file.","type":"integer","minimum":1,"default":10485760},"aliasNodes":{"description":"Nodes that the aliases of one document may add.","type":"integer","minimum":1,"default":1000000},"depth":{"description":"Depth of nested maps and lists.","type":"integer","minimum":1,"default":200},"documents":{"description":"Documents of one file.","type":"integer","minimum":1,"default":10000}},"examples":[{"fileSize":20971520}]}},"examples":[{"kubernetesVersion":"1.34","failOn":"warning","rules":{"missing-secret":"error","service-variable-clash":"off"},"externals":[{"kind":"Secret","namespace":"prod","name":"db-*","keys":["password"]}],"exclude":["vendor/**"]}]};
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
let data6 = data5[key1];
if(!((((data6 === "error") || (data6 === "warning")) || (data6 === "info")) || (data6 === "off"))){
const err8 = {instancePath:instancePath+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.externals !== undefined){
let data7 = data.externals;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.kind === undefined){
const err10 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.name === undefined){
const err11 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "kind") || (key2 === "namespace")) || (key2 === "name")) || (key2 === "keys"))){
const err12 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.kind !== undefined){
let data9 = data8.kind;
if(!((data9 === "ConfigMap") || (data9 === "Secret"))){
const err13 = {instancePath:instancePath+"/externals/" + i0+"/kind",schemaPath:"#/properties/externals/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.externals.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.namespace !== undefined){
if(typeof data8.namespace !== "string"){
const err14 = {instancePath:instancePath+"/externals/" + i0+"/namespace",schemaPath:"#/properties/externals/items/properties/namespace/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err15 = {instancePath:instancePath+"/externals/" + i0+"/name",schemaPath:"#/properties/externals/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.keys !== undefined){
let data12 = data8.keys;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err16 = {instancePath:instancePath+"/externals/" + i0+"/keys/" + i1,schemaPath:"#/properties/externals/items/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/externals/" + i0+"/keys",schemaPath:"#/properties/externals/items/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/externals/" + i0,schemaPath:"#/properties/externals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/externals",schemaPath:"#/properties/externals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.include !== undefined){
let data14 = data.include;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err20 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.exclude !== undefined){
let data16 = data.exclude;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
const err22 = {instancePath:instancePath+"/exclude/" + i3,schemaPath:"#/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.repositoryUrls !== undefined){
let data18 = data.repositoryUrls;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
if(typeof data18[i4] !== "string"){
const err24 = {instancePath:instancePath+"/repositoryUrls/" + i4,schemaPath:"#/properties/repositoryUrls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/repositoryUrls",schemaPath:"#/properties/repositoryUrls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.loadRestrictor !== undefined){
let data20 = data.loadRestrictor;
if(!((data20 === "repository") || (data20 === "root"))){
const err26 = {instancePath:instancePath+"/loadRestrictor",schemaPath:"#/properties/loadRestrictor/enum",keyword:"enum",params:{allowedValues: schema11.properties.loadRestrictor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.limits !== undefined){
let data21 = data.limits;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!((((key3 === "fileSize") || (key3 === "aliasNodes")) || (key3 === "depth")) || (key3 === "documents"))){
const err27 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data21.fileSize !== undefined){
let data22 = data21.fileSize;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err28 = {instancePath:instancePath+"/limits/fileSize",schemaPath:"#/properties/limits/properties/fileSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err29 = {instancePath:instancePath+"/limits/fileSize",schemaPath:"#/properties/limits/properties/fileSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data21.aliasNodes !== undefined){
let data23 = data21.aliasNodes;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err30 = {instancePath:instancePath+"/limits/aliasNodes",schemaPath:"#/properties/limits/properties/aliasNodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err31 = {instancePath:instancePath+"/limits/aliasNodes",schemaPath:"#/properties/limits/properties/aliasNodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data21.depth !== undefined){
let data24 = data21.depth;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err32 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err33 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data21.documents !== undefined){
let data25 = data21.documents;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err34 = {instancePath:instancePath+"/limits/documents",schemaPath:"#/properties/limits/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err35 = {instancePath:instancePath+"/limits/documents",schemaPath:"#/properties/limits/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
