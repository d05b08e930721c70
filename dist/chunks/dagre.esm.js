"use strict";
// node_modules/@dagrejs/dagre/dist/dagre.esm.js
var Te = Object.defineProperty;
var Sn = (e, n, t) => n in e ? Te(e, n, {
	enumerable: !0,
	configurable: !0,
	writable: !0,
	value: t
}) : e[n] = t;
var Mn = (e, n) => {
	for (var t in n) Te(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var je = (e, n, t) => Sn(e, typeof n != "symbol" ? n + "" : n, t);
var ie = {};
Mn(ie, {
	Graph: () => T,
	alg: () => H
});
var Pn = Object.defineProperty;
var Se = (e, n) => {
	for (var t in n) Pn(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var Q = class {
	constructor(e) {
		this._isDirected = !0, this._isMultigraph = !1, this._isCompound = !1, this._nodes = {}, this._in = {}, this._preds = {}, this._out = {}, this._sucs = {}, this._edgeObjs = {}, this._edgeLabels = {}, this._nodeCount = 0, this._edgeCount = 0, this._defaultNodeLabelFn = () => {}, this._defaultEdgeLabelFn = () => {}, e && (this._isDirected = "directed" in e ? e.directed : !0, this._isMultigraph = "multigraph" in e ? e.multigraph : !1, this._isCompound = "compound" in e ? e.compound : !1), this._isCompound && (this._parent = {}, this._children = {}, this._children["\0"] = {});
	}
	isDirected() {
		return this._isDirected;
	}
	isMultigraph() {
		return this._isMultigraph;
	}
	isCompound() {
		return this._isCompound;
	}
	setGraph(e) {
		return this._label = e, this;
	}
	graph() {
		return this._label;
	}
	setDefaultNodeLabel(e) {
		return typeof e != "function" ? this._defaultNodeLabelFn = () => e : this._defaultNodeLabelFn = e, this;
	}
	nodeCount() {
		return this._nodeCount;
	}
	nodes() {
		return Object.keys(this._nodes);
	}
	sources() {
		return this.nodes().filter((e) => Object.keys(this._in[e]).length === 0);
	}
	sinks() {
		return this.nodes().filter((e) => Object.keys(this._out[e]).length === 0);
	}
	setNodes(e, n) {
		return e.forEach((t) => {
			n !== void 0 ? this.setNode(t, n) : this.setNode(t);
		}), this;
	}
	setNode(e, n) {
		return e in this._nodes ? (arguments.length > 1 && (this._nodes[e] = n), this) : (this._nodes[e] = arguments.length > 1 ? n : this._defaultNodeLabelFn(e), this._isCompound && (this._parent[e] = "\0", this._children[e] = {}, this._children["\0"][e] = !0), this._in[e] = {}, this._preds[e] = {}, this._out[e] = {}, this._sucs[e] = {}, ++this._nodeCount, this);
	}
	node(e) {
		return this._nodes[e];
	}
	hasNode(e) {
		return e in this._nodes;
	}
	removeNode(e) {
		if (e in this._nodes) {
			let n = (t) => this.removeEdge(this._edgeObjs[t]);
			delete this._nodes[e], this._isCompound && (this._removeFromParentsChildList(e), delete this._parent[e], this.children(e).forEach((t) => {
				this.setParent(t);
			}), delete this._children[e]), Object.keys(this._in[e]).forEach(n), delete this._in[e], delete this._preds[e], Object.keys(this._out[e]).forEach(n), delete this._out[e], delete this._sucs[e], --this._nodeCount;
		}
		return this;
	}
	setParent(e, n) {
		if (!this._isCompound) throw new Error("Cannot set parent in a non-compound graph");
		if (n === void 0) n = "\0";
		else {
			n += "";
			for (let t = n; t !== void 0; t = this.parent(t)) if (t === e) throw new Error("Setting " + n + " as parent of " + e + " would create a cycle");
			this.setNode(n);
		}
		return this.setNode(e), this._removeFromParentsChildList(e), this._parent[e] = n, this._children[n][e] = !0, this;
	}
	parent(e) {
		if (this._isCompound) {
			let n = this._parent[e];
			if (n !== "\0") return n;
		}
	}
	children(e = "\0") {
		if (this._isCompound) {
			let n = this._children[e];
			if (n) return Object.keys(n);
		} else {
			if (e === "\0") return this.nodes();
			if (this.hasNode(e)) return [];
		}
		return [];
	}
	predecessors(e) {
		let n = this._preds[e];
		if (n) return Object.keys(n);
	}
	successors(e) {
		let n = this._sucs[e];
		if (n) return Object.keys(n);
	}
	neighbors(e) {
		let n = this.predecessors(e);
		if (n) {
			let t = new Set(n), r = this.successors(e);
			if (r) for (let o of r) t.add(o);
			return Array.from(t.values());
		}
	}
	isLeaf(e) {
		var n;
		let t;
		return this.isDirected() ? t = this.successors(e) : t = this.neighbors(e), ((n = t == null ? void 0 : t.length) != null ? n : 0) === 0;
	}
	filterNodes(e) {
		let n = new this.constructor({
			directed: this._isDirected,
			multigraph: this._isMultigraph,
			compound: this._isCompound
		});
		n.setGraph(this.graph()), Object.entries(this._nodes).forEach(([o, i]) => {
			e(o) && n.setNode(o, i);
		}), Object.values(this._edgeObjs).forEach((o) => {
			n.hasNode(o.v) && n.hasNode(o.w) && n.setEdge(o, this.edge(o));
		});
		let t = {}, r = (o) => {
			let i = this.parent(o);
			return !i || n.hasNode(i) ? (t[o] = i, i) : i in t ? t[i] : r(i);
		};
		return this._isCompound && n.nodes().forEach((o) => n.setParent(o, r(o))), n;
	}
	setDefaultEdgeLabel(e) {
		return typeof e != "function" ? this._defaultEdgeLabelFn = () => e : this._defaultEdgeLabelFn = e, this;
	}
	edgeCount() {
		return this._edgeCount;
	}
	edges() {
		return Object.values(this._edgeObjs);
	}
	setPath(e, n) {
		return e.reduce((t, r) => (n !== void 0 ? this.setEdge(t, r, n) : this.setEdge(t, r), r)), this;
	}
	setEdge(e, n, t, r) {
		let o, i, s, a, l = !1;
		typeof e == "object" && e !== null && "v" in e ? (o = e.v, i = e.w, s = e.name, arguments.length === 2 && (a = n, l = !0)) : (o = e, i = n, s = r, arguments.length > 2 && (a = t, l = !0)), o = "" + o, i = "" + i, s !== void 0 && (s = "" + s);
		let u = z(this._isDirected, o, i, s);
		if (u in this._edgeLabels) return l && (this._edgeLabels[u] = a), this;
		if (s !== void 0 && !this._isMultigraph) throw new Error("Cannot set a named edge when isMultigraph = false");
		this.setNode(o), this.setNode(i), this._edgeLabels[u] = l ? a : this._defaultEdgeLabelFn(o, i, s);
		let d = Fn(this._isDirected, o, i, s);
		return o = d.v, i = d.w, Object.freeze(d), this._edgeObjs[u] = d, Re(this._preds[i], o), Re(this._sucs[o], i), this._in[i][u] = d, this._out[o][u] = d, this._edgeCount++, this;
	}
	edge(e, n, t) {
		let r = arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, n, t);
		return this._edgeLabels[r];
	}
	edgeAsObj(e, n, t) {
		let r = arguments.length === 1 ? this.edge(e) : this.edge(e, n, t);
		return typeof r != "object" || r === null ? { label: r } : r;
	}
	hasEdge(e, n, t) {
		return (arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, n, t)) in this._edgeLabels;
	}
	removeEdge(e, n, t) {
		let r = arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, n, t), o = this._edgeObjs[r];
		if (o) {
			let i = o.v, s = o.w;
			delete this._edgeLabels[r], delete this._edgeObjs[r], Ie(this._preds[s], i), Ie(this._sucs[i], s), delete this._in[s][r], delete this._out[i][r], this._edgeCount--;
		}
		return this;
	}
	inEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._in[e], e, n) : this.nodeEdges(e, n);
	}
	outEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._out[e], e, n) : this.nodeEdges(e, n);
	}
	nodeEdges(e, n) {
		if (e in this._nodes) return this.filterEdges({
			...this._in[e],
			...this._out[e]
		}, e, n);
	}
	_removeFromParentsChildList(e) {
		delete this._children[this._parent[e]][e];
	}
	filterEdges(e, n, t) {
		if (!e) return;
		let r = Object.values(e);
		return t ? r.filter((o) => o.v === n && o.w === t || o.v === t && o.w === n) : r;
	}
};
function Re(e, n) {
	e[n] ? e[n]++ : e[n] = 1;
}
function Ie(e, n) {
	e[n] !== void 0 && !--e[n] && delete e[n];
}
function z(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let s = o;
		o = i, i = s;
	}
	return o + "" + i + "" + (r === void 0 ? "\0" : r);
}
function Fn(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let a = o;
		o = i, i = a;
	}
	let s = {
		v: o,
		w: i
	};
	return r && (s.name = r), s;
}
function oe(e, n) {
	return z(e, n.v, n.w, n.name);
}
Se({}, {
	read: () => Bn,
	write: () => An
});
function An(e) {
	let n = {
		options: {
			directed: e.isDirected(),
			multigraph: e.isMultigraph(),
			compound: e.isCompound()
		},
		nodes: Vn(e),
		edges: Yn(e)
	}, t = e.graph();
	return t !== void 0 && (n.value = structuredClone(t)), n;
}
function Vn(e) {
	return e.nodes().map((n) => {
		let t = e.node(n), r = e.parent(n), o = { v: n };
		return t !== void 0 && (o.value = t), r !== void 0 && (o.parent = r), o;
	});
}
function Yn(e) {
	return e.edges().map((n) => {
		let t = e.edge(n), r = {
			v: n.v,
			w: n.w
		};
		return n.name !== void 0 && (r.name = n.name), t !== void 0 && (r.value = t), r;
	});
}
function Bn(e) {
	let n = new Q(e.options);
	return e.value !== void 0 && n.setGraph(e.value), e.nodes.forEach((t) => {
		n.setNode(t.v, t.value), t.parent && n.setParent(t.v, t.parent);
	}), e.edges.forEach((t) => {
		n.setEdge({
			v: t.v,
			w: t.w,
			name: t.name
		}, t.value);
	}), n;
}
var H = {};
Se(H, {
	CycleException: () => K,
	bellmanFord: () => Me,
	components: () => zn,
	dijkstra: () => J,
	dijkstraAll: () => $n,
	findCycles: () => Un,
	floydWarshall: () => Kn,
	isAcyclic: () => Zn,
	postorder: () => nt,
	preorder: () => tt,
	prim: () => rt,
	shortestPaths: () => ot,
	tarjan: () => Fe,
	topsort: () => De
});
var Wn = () => 1;
function Me(e, n, t, r) {
	return Xn(e, String(n), t || Wn, r || function(o) {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	});
}
function Xn(e, n, t, r) {
	let o = {}, i, s = 0, a = e.nodes(), l = function(c) {
		let f = o[c.v], h = o[c.w];
		if (!f || !h) return;
		let g = t(c);
		f.distance + g < h.distance && (o[c.w] = {
			distance: f.distance + g,
			predecessor: c.v
		}, i = !0);
	}, u = function() {
		a.forEach(function(c) {
			r(c).forEach(function(f) {
				let h = f.v === c ? f.v : f.w, g = h === f.v ? f.w : f.v;
				l({
					v: h,
					w: g
				});
			});
		});
	};
	a.forEach(function(c) {
		o[c] = {
			distance: c === n ? 0 : Number.POSITIVE_INFINITY,
			predecessor: ""
		};
	});
	let d = a.length;
	for (let c = 1; c < d && (i = !1, s++, u(), !!i); c++);
	if (s === d - 1 && (i = !1, u(), i)) throw new Error("The graph contains a negative weight cycle");
	return o;
}
function zn(e) {
	let n = {}, t = [], r;
	function o(i) {
		var s, a;
		i in n || (n[i] = !0, r.push(i), (s = e.successors(i)) == null || s.forEach(o), (a = e.predecessors(i)) == null || a.forEach(o));
	}
	return e.nodes().forEach(function(i) {
		r = [], o(i), r.length && t.push(r);
	}), t;
}
var Pe = class {
	constructor() {
		this._arr = [], this._keyIndices = {};
	}
	size() {
		return this._arr.length;
	}
	keys() {
		return this._arr.map((e) => e.key);
	}
	has(e) {
		return e in this._keyIndices;
	}
	priority(e) {
		let n = this._keyIndices[e];
		if (n !== void 0) return this._arr[n].priority;
	}
	min() {
		if (this.size() === 0) throw new Error("Queue underflow");
		return this._arr[0].key;
	}
	add(e, n) {
		let t = this._keyIndices, r = String(e);
		if (!(r in t)) {
			let o = this._arr, i = o.length;
			return t[r] = i, o.push({
				key: r,
				priority: n
			}), this._decrease(i), !0;
		}
		return !1;
	}
	removeMin() {
		if (this.size() === 0) throw new Error("Queue underflow");
		this._swap(0, this._arr.length - 1);
		let e = this._arr.pop();
		return delete this._keyIndices[e.key], this._heapify(0), e.key;
	}
	decrease(e, n) {
		let t = this._keyIndices[e];
		if (t === void 0) throw new Error(`Key not found: ${e}`);
		let r = this._arr[t].priority;
		if (n > r) throw new Error(`New priority is greater than current priority. Key: ${e} Old: ${r} New: ${n}`);
		this._arr[t].priority = n, this._decrease(t);
	}
	_heapify(e) {
		let n = this._arr, t = 2 * e, r = t + 1, o = e;
		t < n.length && (o = n[t].priority < n[o].priority ? t : o, r < n.length && (o = n[r].priority < n[o].priority ? r : o), o !== e && (this._swap(e, o), this._heapify(o)));
	}
	_decrease(e) {
		let n = this._arr, t = n[e].priority, r;
		for (; e !== 0 && (r = e >> 1, !(n[r].priority < t));) this._swap(e, r), e = r;
	}
	_swap(e, n) {
		let t = this._arr, r = this._keyIndices, o = t[e], i = t[n];
		t[e] = i, t[n] = o, r[i.key] = e, r[o.key] = n;
	}
};
var Hn = () => 1;
function J(e, n, t, r) {
	let o = function(i) {
		var s;
		return (s = e.outEdges(i)) != null ? s : [];
	};
	return qn(e, String(n), t || Hn, r || o);
}
function qn(e, n, t, r) {
	let o = {}, i = new Pe(), s, a, l = function(u) {
		let d = u.v !== s ? u.v : u.w, c = o[d];
		if (!c) return;
		let f = t(u), h = a.distance + f;
		if (f < 0) throw new Error("dijkstra does not allow negative edge weights. Bad edge: " + u + " Weight: " + f);
		h < c.distance && (c.distance = h, c.predecessor = s, i.decrease(d, h));
	};
	for (e.nodes().forEach(function(u) {
		let d = u === n ? 0 : Number.POSITIVE_INFINITY;
		o[u] = {
			distance: d,
			predecessor: ""
		}, i.add(u, d);
	}); i.size() > 0;) {
		s = i.removeMin();
		let u = o[s];
		if (!u || u.distance === Number.POSITIVE_INFINITY) break;
		a = u, r(s).forEach(l);
	}
	return o;
}
function $n(e, n, t) {
	return e.nodes().reduce(function(r, o) {
		return r[o] = J(e, o, n, t), r;
	}, {});
}
function Fe(e) {
	let n = 0, t = [], r = {}, o = [];
	function i(s) {
		var a;
		let l = r[s] = {
			onStack: !0,
			lowlink: n,
			index: n++
		};
		if (t.push(s), (a = e.successors(s)) == null || a.forEach(function(u) {
			if (u in r) {
				let d = r[u];
				d != null && d.onStack && (l.lowlink = Math.min(l.lowlink, d.index));
			} else {
				i(u);
				let d = r[u];
				d && (l.lowlink = Math.min(l.lowlink, d.lowlink));
			}
		}), l.lowlink === l.index) {
			let u = [], d;
			do {
				d = t.pop();
				let c = r[d];
				c && (c.onStack = !1), u.push(d);
			} while (s !== d);
			o.push(u);
		}
	}
	return e.nodes().forEach(function(s) {
		s in r || i(s);
	}), o;
}
function Un(e) {
	return Fe(e).filter(function(n) {
		var t;
		let r = n[0];
		return r ? n.length > 1 || n.length === 1 && ((t = e.outEdges(r, r)) != null ? t : []).length > 0 : !1;
	});
}
var Jn = () => 1;
function Kn(e, n, t) {
	return Qn(e, n || Jn, t || function(r) {
		var o;
		return (o = e.outEdges(r)) != null ? o : [];
	});
}
function Qn(e, n, t) {
	let r = {}, o = e.nodes();
	return o.forEach(function(i) {
		let s = {};
		r[i] = s, s[i] = {
			distance: 0,
			predecessor: ""
		}, o.forEach(function(a) {
			i !== a && (s[a] = {
				distance: Number.POSITIVE_INFINITY,
				predecessor: ""
			});
		}), t(i).forEach(function(a) {
			let l = a.v === i ? a.w : a.v, u = n(a);
			s[l] = {
				distance: u,
				predecessor: i
			};
		});
	}), o.forEach(function(i) {
		let s = r[i];
		s && o.forEach(function(a) {
			let l = r[a];
			l && o.forEach(function(u) {
				let d = l[i], c = s[u], f = l[u];
				if (d && c && f) {
					let h = d.distance + c.distance;
					h < f.distance && (f.distance = h, f.predecessor = c.predecessor);
				}
			});
		});
	}), r;
}
var K = class extends Error {
	constructor(e) {
		super(e), this.name = "CycleException";
	}
};
function De(e) {
	let n = {}, t = {}, r = [];
	function o(i) {
		var s;
		if (i in t) throw new K();
		i in n || (t[i] = !0, n[i] = !0, (s = e.predecessors(i)) == null || s.forEach(o), delete t[i], r.push(i));
	}
	if (e.sinks().forEach(o), Object.keys(n).length !== e.nodeCount()) throw new K();
	return r;
}
function Zn(e) {
	try {
		De(e);
	} catch (n) {
		if (n instanceof K) return !1;
		throw n;
	}
	return !0;
}
function et(e, n, t, r, o) {
	Array.isArray(n) || (n = [n]);
	let i = ((a) => {
		var l;
		return (l = e.isDirected() ? e.successors(a) : e.neighbors(a)) != null ? l : [];
	}), s = {};
	return n.forEach(function(a) {
		if (!e.hasNode(a)) throw new Error("Graph does not have node: " + a);
		o = Ae(e, a, t === "post", s, i, r, o);
	}), o;
}
function Ae(e, n, t, r, o, i, s) {
	return n in r || (r[n] = !0, t || (s = i(s, n)), o(n).forEach(function(a) {
		s = Ae(e, a, t, r, o, i, s);
	}), t && (s = i(s, n))), s;
}
function Ve(e, n, t) {
	return et(e, n, t, function(r, o) {
		return r.push(o), r;
	}, []);
}
function nt(e, n) {
	return Ve(e, n, "post");
}
function tt(e, n) {
	return Ve(e, n, "pre");
}
function rt(e, n) {
	var t;
	let r = new Q(), o = {}, i = new Pe(), s;
	function a(d) {
		let c = d.v === s ? d.w : d.v, f = i.priority(c);
		if (f !== void 0) {
			let h = n(d);
			h < f && (o[c] = s, i.decrease(c, h));
		}
	}
	if (e.nodeCount() === 0) return r;
	e.nodes().forEach(function(d) {
		i.add(d, Number.POSITIVE_INFINITY), r.setNode(d);
	});
	let l = e.nodes()[0];
	l !== void 0 && i.decrease(l, 0);
	let u = !1;
	for (; i.size() > 0;) {
		if (s = i.removeMin(), s in o) r.setEdge(s, o[s]);
		else {
			if (u) throw new Error("Input graph is not connected: " + e);
			u = !0;
		}
		(t = e.nodeEdges(s)) == null || t.forEach(a);
	}
	return r;
}
function ot(e, n, t, r) {
	return it(e, n, t, r != null ? r : ((o) => {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	}));
}
function it(e, n, t, r) {
	if (t === void 0) return J(e, n, t, r);
	let o = !1, i = e.nodes();
	for (let s = 0; s < i.length; s++) {
		let a = i[s];
		if (a === void 0) continue;
		let l = r(a);
		for (let u = 0; u < l.length; u++) {
			let d = l[u];
			if (!d) continue;
			let c = d.v === a ? d.v : d.w;
			t({
				v: c,
				w: c === d.v ? d.w : d.v
			}) < 0 && (o = !0);
		}
		if (o) return Me(e, n, t, r);
	}
	return J(e, n, t, r);
}
var T = Q;
function M(e, n, t, r) {
	let o = r;
	for (; e.hasNode(o);) o = $(r);
	return t.dummy = n, e.setNode(o, t), o;
}
function Ye(e) {
	let n = new T().setGraph(e.graph());
	return e.nodes().forEach((t) => n.setNode(t, e.node(t))), e.edges().forEach((t) => {
		let r = n.edge(t.v, t.w) || {
			weight: 0,
			minlen: 1
		}, o = e.edge(t);
		n.setEdge(t.v, t.w, {
			weight: r.weight + o.weight,
			minlen: Math.max(r.minlen, o.minlen)
		});
	}), n;
}
function Z(e) {
	let n = new T({ multigraph: e.isMultigraph() }).setGraph(e.graph());
	return e.nodes().forEach((t) => {
		e.children(t).length || n.setNode(t, e.node(t));
	}), e.edges().forEach((t) => {
		n.setEdge(t, e.edge(t));
	}), n;
}
function se(e, n) {
	let t = e.x, r = e.y, o = n.x - t, i = n.y - r, s = e.width / 2, a = e.height / 2;
	if (!o && !i) throw new Error("Not possible to find intersection inside of the rectangle");
	let l, u;
	return o === 0 || Math.abs(i) * s > Math.abs(o) * a ? (i < 0 && (a = -a), l = a * o / i, u = a) : (o < 0 && (s = -s), l = s, u = s * i / o), {
		x: t + l,
		y: r + u
	};
}
function P(e) {
	let n = D(de(e) + 1).map(() => []);
	return e.nodes().forEach((t) => {
		let r = e.node(t), o = r.rank;
		o !== void 0 && (n[o] || (n[o] = []), n[o][r.order] = t);
	}), n;
}
function Be(e) {
	let n = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MAX_VALUE : o;
	}), t = S(Math.min, n);
	e.nodes().forEach((r) => {
		let o = e.node(r);
		Object.hasOwn(o, "rank") && (o.rank -= t);
	});
}
function We(e) {
	let n = e.nodes().map((s) => e.node(s).rank).filter((s) => s !== void 0), t = S(Math.min, n), r = [];
	e.nodes().forEach((s) => {
		let a = e.node(s).rank - t;
		r[a] || (r[a] = []), r[a].push(s);
	});
	let o = 0, i = e.graph().nodeRankFactor;
	Array.from(r).forEach((s, a) => {
		s === void 0 && a % i !== 0 ? --o : s !== void 0 && o && s.forEach((l) => e.node(l).rank += o);
	});
}
function ae(e, n, t, r) {
	let o = {
		width: 0,
		height: 0
	};
	return arguments.length >= 4 && (o.rank = t, o.order = r), M(e, "border", o, n);
}
function st(e, n = Xe) {
	let t = [];
	for (let r = 0; r < e.length; r += n) {
		let o = e.slice(r, r + n);
		t.push(o);
	}
	return t;
}
var Xe = 65535;
function S(e, n) {
	if (n.length > Xe) return e(...st(n).map((r) => e(...r)));
	else return e(...n);
}
function de(e) {
	let t = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MIN_VALUE : o;
	});
	return S(Math.max, t);
}
function ze(e, n) {
	let t = {
		lhs: [],
		rhs: []
	};
	return e.forEach((r) => {
		n(r) ? t.lhs.push(r) : t.rhs.push(r);
	}), t;
}
function q(e, n) {
	return n();
}
var at = 0;
function $(e) {
	return e + ("" + ++at);
}
function D(e, n, t = 1) {
	n ?? (n = e, e = 0);
	let r = (i) => i < n;
	t < 0 && (r = (i) => n < i);
	let o = [];
	for (let i = e; r(i); i += t) o.push(i);
	return o;
}
function W(e, n) {
	let t = {};
	for (let r of n) e[r] !== void 0 && (t[r] = e[r]);
	return t;
}
function X(e, n) {
	let t;
	return typeof n == "string" ? t = (r) => r[n] : t = n, Object.entries(e).reduce((r, [o, i]) => (r[o] = t(i, o), r), {});
}
function He(e, n) {
	return e.reduce((t, r, o) => (t[r] = n[o], t), {});
}
var V = "\0";
function ee(e, n, t) {
	var u, d, c, f, h, g;
	if (!(e && n && t && n.dummy === "edge" && t.dummy === "edge" && n.edgeObj && t.edgeObj && e[n.edgeObj.v] && e[t.edgeObj.v] && e[n.edgeObj.w] && e[t.edgeObj.w])) return 0;
	let r = !0;
	n.edgeObj.w === t.edgeObj.w && (r = !1);
	let o = r ? (d = (u = e[n.edgeObj.v]) == null ? void 0 : u.rank) != null ? d : NaN : (f = (c = e[n.edgeObj.w]) == null ? void 0 : c.rank) != null ? f : NaN, i = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === n.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === n.edgeObj.w && m[1].rank === o;
	}), s = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === t.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === t.edgeObj.w && m[1].rank === o;
	});
	if (!i || !s) return 0;
	let a = (h = i[1].order) != null ? h : NaN, l = (g = s[1].order) != null ? g : NaN;
	return isNaN(a - l) ? 0 : a - l;
}
var ce = class {
	constructor() {
		je(this, "_sentinel");
		let n = {};
		n._next = n._prev = n, this._sentinel = n;
	}
	dequeue() {
		let n = this._sentinel, t = n._prev;
		if (t !== n) return qe(t), t;
	}
	enqueue(n) {
		let t = this._sentinel;
		n._prev && n._next && qe(n), n._next = t._next, t._next._prev = n, t._next = n, n._prev = t;
	}
	toString() {
		let n = [], t = this._sentinel, r = t._prev;
		for (; r !== t;) n.push(JSON.stringify(r, dt)), r = r._prev;
		return "[" + n.join(", ") + "]";
	}
};
function qe(e) {
	e._prev._next = e._next, e._next._prev = e._prev, delete e._next, delete e._prev;
}
function dt(e, n) {
	if (e !== "_next" && e !== "_prev") return n;
}
var $e = ce;
var lt = () => 1;
function be(e, n) {
	if (e.nodeCount() <= 1) return [];
	let t = ct(e, n || lt);
	return ut(t.graph, t.buckets, t.zeroIdx).flatMap((o) => e.outEdges(o.v, o.w) || []);
}
function ut(e, n, t) {
	var a;
	let r = [], o = n[n.length - 1], i = n[0], s;
	for (; e.nodeCount();) {
		for (; s = i.dequeue();) fe(e, n, t, s);
		for (; s = o.dequeue();) fe(e, n, t, s);
		if (e.nodeCount()) {
			for (let l = n.length - 2; l > 0; --l) if (s = (a = n[l]) == null ? void 0 : a.dequeue(), s) {
				r = r.concat(fe(e, n, t, s, !0) || []);
				break;
			}
		}
	}
	return r;
}
function fe(e, n, t, r, o) {
	let i = [], s = o ? i : void 0;
	return (e.inEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = e.node(a.v);
		o && i.push({
			v: a.v,
			w: a.w
		}), u.out -= l, he(n, t, u);
	}), (e.outEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = a.w, d = e.node(u);
		d.in -= l, he(n, t, d);
	}), e.removeNode(r.v), s;
}
function ct(e, n) {
	let t = new T(), r = 0, o = 0;
	e.nodes().forEach((a) => {
		t.setNode(a, {
			v: a,
			in: 0,
			out: 0
		});
	}), e.edges().forEach((a) => {
		let l = t.edge(a.v, a.w) || 0, u = n(a), d = l + u;
		t.setEdge(a.v, a.w, d);
		let c = t.node(a.v), f = t.node(a.w);
		o = Math.max(o, c.out += u), r = Math.max(r, f.in += u);
	});
	let i = ft(o + r + 3).map(() => new $e()), s = r + 1;
	return t.nodes().forEach((a) => {
		he(i, s, t.node(a));
	}), {
		graph: t,
		buckets: i,
		zeroIdx: s
	};
}
function he(e, n, t) {
	var r, o, i;
	t.out ? t.in ? (i = e[t.out - t.in + n]) == null || i.enqueue(t) : (o = e[e.length - 1]) == null || o.enqueue(t) : (r = e[0]) == null || r.enqueue(t);
}
function ft(e) {
	let n = [];
	for (let t = 0; t < e; t++) n.push(t);
	return n;
}
function Ue(e, n) {
	(e.graph().acyclicer === "greedy" ? be(e, r(e)) : ht(e, n != null ? n : null)).forEach((o) => {
		let i = e.edge(o);
		e.removeEdge(o), i.forwardName = o.name, i.reversed = !0, e.setEdge(o.w, o.v, i, $("rev"));
	});
	function r(o) {
		return (i) => o.edge(i).weight;
	}
}
function ht(e, n) {
	let t = [], r = {}, o = {};
	function i(l) {
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, e.outEdges(l).forEach((u) => {
			Object.hasOwn(r, u.w) ? t.push(u) : i(u.w);
		}), delete r[l]);
	}
	function s(l) {
		var u;
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, (u = e.outEdges(l)) == null || u.forEach((d) => {
			var c, f;
			Object.hasOwn(r, d.w) || ((c = n.node(l)) == null ? void 0 : c.rank) > ((f = n.node(d.w)) == null ? void 0 : f.rank) && bt(e, d.w, d) ? t.push(d) : s(d.w);
		}), delete r[l]);
	}
	let a = i;
	return n && typeof n.node == "function" && (a = s), e.sources().forEach(a), e.nodes().forEach(a), t;
}
function Je(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.reversed) {
			e.removeEdge(n);
			let r = t.forwardName;
			delete t.reversed, delete t.forwardName, e.setEdge(n.w, n.v, t, r);
		}
	});
}
function bt(e, n, t) {
	let r = /* @__PURE__ */ new Set();
	function o(i) {
		var s;
		if (e.sources().includes(i)) return !0;
		r.add(i);
		for (let a of (s = e.inEdges(i)) != null ? s : []) if (!(a.v === t.v && a.w === t.w) && !r.has(a.v) && o(a.v)) return !0;
		return !1;
	}
	return o(n);
}
function Ke(e) {
	e.graph().dummyChains = [], e.edges().forEach((n) => pt(e, n));
}
function pt(e, n) {
	let t = n.v, r = e.node(t).rank, o = n.w, i = e.node(o).rank, s = n.name, a = e.edge(n), l = a.labelRank;
	if (i === r + 1) return;
	e.removeEdge(n);
	let u, d, c = 0;
	for (++r; r < i; ++c, ++r) a.points = [], d = {
		width: 0,
		height: 0,
		edgeLabel: a,
		edgeObj: n,
		rank: r
	}, u = M(e, "edge", d, "_d"), r === l && (d.width = a.width, d.height = a.height, d.dummy = "edge-label", d.labelpos = a.labelpos), e.setEdge(t, u, { weight: a.weight }, s), c === 0 && e.graph().dummyChains.push(u), t = u;
	e.setEdge(t, o, { weight: a.weight }, s);
}
function Qe(e) {
	e.graph().dummyChains.forEach((n) => {
		let t = e.node(n), r = t.edgeLabel, o;
		for (e.setEdge(t.edgeObj, r); t.dummy;) o = e.successors(n)[0], e.removeNode(n), r.points.push({
			x: t.x,
			y: t.y
		}), t.dummy === "edge-label" && (r.x = t.x, r.y = t.y, r.width = t.width, r.height = t.height), n = o, t = e.node(n);
	});
}
function U(e) {
	let n = {};
	function t(r) {
		let o = e.node(r);
		if (Object.hasOwn(n, r)) return o.rank;
		n[r] = !0;
		let i = e.outEdges(r), s = i ? i.map((l) => l == null ? Number.POSITIVE_INFINITY : t(l.w) - e.edge(l).minlen) : [], a = S(Math.min, s);
		return a === Number.POSITIVE_INFINITY && (a = 0), o.rank = a;
	}
	e.sources().forEach(t);
}
function A(e, n) {
	return e.node(n.w).rank - e.node(n.v).rank - e.edge(n).minlen;
}
var ne = Et;
function Et(e) {
	let n = new T({ directed: !1 }), t = e.nodes();
	if (t.length === 0) throw new Error("Graph must have at least one node");
	let r = t[0], o = e.nodeCount();
	n.setNode(r, {});
	let i, s;
	for (; Lt(n, e) < o && (i = yt(n, e), !!i);) s = n.hasNode(i.v) ? A(e, i) : -A(e, i), wt(n, e, s);
	return n;
}
function Lt(e, n) {
	function t(r) {
		let o = n.nodeEdges(r);
		o && o.forEach((i) => {
			let s = i.v, a = r === s ? i.w : s;
			!e.hasNode(a) && !A(n, i) && (e.setNode(a, {}), e.setEdge(r, a, {}), t(a));
		});
	}
	return e.nodes().forEach(t), e.nodeCount();
}
function yt(e, n) {
	return n.edges().reduce((r, o) => {
		let i = Number.POSITIVE_INFINITY;
		return e.hasNode(o.v) !== e.hasNode(o.w) && (i = A(n, o)), i < r[0] ? [i, o] : r;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function wt(e, n, t) {
	e.nodes().forEach((r) => n.node(r).rank += t);
}
var { preorder: Nt, postorder: Gt } = H, en = Y;
Y.initLowLimValues = pe;
Y.initCutValues = ge;
Y.calcCutValue = nn;
Y.leaveEdge = rn;
Y.enterEdge = on;
Y.exchangeEdges = sn;
function Y(e) {
	e = Ye(e), U(e);
	let n = ne(e);
	pe(n), ge(n, e);
	let t, r;
	for (; t = rn(n);) r = on(n, e, t), sn(n, e, t, r);
}
function ge(e, n) {
	let t = Gt(e, e.nodes());
	t = t.slice(0, t.length - 1), t.forEach((r) => vt(e, n, r));
}
function vt(e, n, t) {
	let o = e.node(t).parent, i = e.edge(t, o);
	i.cutvalue = nn(e, n, t);
}
function nn(e, n, t) {
	let o = e.node(t).parent, i = !0, s = n.edge(t, o), a = 0;
	s || (i = !1, s = n.edge(o, t)), a = s.weight;
	let l = n.nodeEdges(t);
	return l && l.forEach((u) => {
		let d = u.v === t, c = d ? u.w : u.v;
		if (c !== o) {
			let f = d === i, h = n.edge(u).weight;
			if (a += f ? h : -h, xt(e, t, c)) {
				let m = e.edge(t, c).cutvalue;
				a += f ? -m : m;
			}
		}
	}), a;
}
function pe(e, n) {
	arguments.length < 2 && (n = e.nodes()[0]), tn(e, {}, 1, n);
}
function tn(e, n, t, r, o) {
	let i = t, s = e.node(r);
	n[r] = !0;
	let a = e.neighbors(r);
	return a && a.forEach((l) => {
		Object.hasOwn(n, l) || (t = tn(e, n, t, l, r));
	}), s.low = i, s.lim = t++, o ? s.parent = o : delete s.parent, t;
}
function rn(e) {
	return e.edges().find((n) => e.edge(n).cutvalue < 0);
}
function on(e, n, t) {
	let r = t.v, o = t.w;
	n.hasEdge(r, o) || (r = t.w, o = t.v);
	let i = e.node(r), s = e.node(o), a = i, l = !1;
	return i.lim > s.lim && (a = s, l = !0), n.edges().filter((d) => l === Ze(e, e.node(d.v), a) && l !== Ze(e, e.node(d.w), a)).reduce((d, c) => A(n, c) < A(n, d) ? c : d);
}
function sn(e, n, t, r) {
	let o = t.v, i = t.w;
	e.removeEdge(o, i), e.setEdge(r.v, r.w, {}), pe(e), ge(e, n), kt(e, n);
}
function kt(e, n) {
	let t = e.nodes().find((o) => !e.node(o).parent);
	if (!t) return;
	let r = Nt(e, [t]);
	r = r.slice(1), r.forEach((o) => {
		let s = e.node(o).parent, a = n.edge(o, s), l = !1;
		a || (a = n.edge(s, o), l = !0), n.node(o).rank = n.node(s).rank + (l ? a.minlen : -a.minlen);
	});
}
function xt(e, n, t) {
	return e.hasEdge(n, t);
}
function Ze(e, n, t) {
	return t.low <= n.lim && n.lim <= t.lim;
}
var dn = _t;
function _t(e) {
	let n = e.graph().ranker;
	if (typeof n == "function") return n(e);
	switch (n) {
		case "network-simplex":
			an(e);
			break;
		case "tight-tree":
			Ct(e);
			break;
		case "longest-path":
			Ot(e);
			break;
		case "none": break;
		default: an(e);
	}
}
var Ot = U;
function Ct(e) {
	U(e), ne(e);
}
function an(e) {
	en(e);
}
var ln = Tt;
function Tt(e) {
	let n = Rt(e), t = e.graph();
	if (!Array.isArray(t.dummyChains)) return;
	t.dummyChains.forEach((o) => {
		let i = e.node(o), s = i.edgeObj, a = jt(e, n, s.v, s.w), l = a.path, u = a.lca, d = 0, c = l[d], f = !0;
		for (; o !== s.w;) {
			if (i = e.node(o), f) {
				for (; (c = l[d]) !== u && e.node(c).maxRank < i.rank;) d++;
				c === u && (f = !1);
			}
			if (!f) {
				for (; d < l.length - 1 && e.node(l[d + 1]).minRank <= i.rank;) d++;
				c = l[d];
			}
			c !== void 0 && e.setParent(o, c), o = e.successors(o)[0];
		}
	});
}
function jt(e, n, t, r) {
	let o = [], i = [], s = Math.min(n[t].low, n[r].low), a = Math.max(n[t].lim, n[r].lim), l;
	l = t;
	do
		l = e.parent(l), o.push(l);
	while (l && (n[l].low > s || a > n[l].lim));
	let u = l, d = r;
	for (; (d = e.parent(d)) !== u;) i.push(d);
	return {
		path: o.concat(i.reverse()),
		lca: u
	};
}
function Rt(e) {
	let n = {}, t = 0;
	function r(o) {
		let i = t;
		e.children(o).forEach(r), n[o] = {
			low: i,
			lim: t++
		};
	}
	return e.children(V).forEach(r), n;
}
function un(e) {
	let n = M(e, "root", {}, "_root"), t = It(e), r = Object.values(t), o = S(Math.max, r) - 1, i = 2 * o + 1;
	e.graph().nestingRoot = n, e.edges().forEach((a) => e.edge(a).minlen *= i);
	let s = St(e) + 1;
	e.children(V).forEach((a) => {
		cn(e, n, i, s, o, t, a);
	}), e.graph().nodeRankFactor = i;
}
function cn(e, n, t, r, o, i, s) {
	var c;
	let a = e.children(s);
	if (!a.length) {
		s !== n && e.setEdge(n, s, {
			weight: 0,
			minlen: t
		});
		return;
	}
	let l = ae(e, "_bt"), u = ae(e, "_bb"), d = e.node(s);
	e.setParent(l, s), d.borderTop = l, e.setParent(u, s), d.borderBottom = u, a.forEach((f) => {
		var b;
		cn(e, n, t, r, o, i, f);
		let h = e.node(f), g = h.borderTop ? h.borderTop : f, m = h.borderBottom ? h.borderBottom : f, L = h.borderTop ? r : 2 * r, y = g !== m ? 1 : o - ((b = i[s]) != null ? b : 0) + 1;
		e.setEdge(l, g, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		}), e.setEdge(m, u, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		});
	}), e.parent(s) || e.setEdge(n, l, {
		weight: 0,
		minlen: o + ((c = i[s]) != null ? c : 0)
	});
}
function It(e) {
	let n = {};
	function t(r, o) {
		let i = e.children(r);
		i && i.length && i.forEach((s) => t(s, o + 1)), n[r] = o;
	}
	return e.children(V).forEach((r) => t(r, 1)), n;
}
function St(e) {
	return e.edges().reduce((n, t) => n + e.edge(t).weight, 0);
}
function fn(e) {
	let n = e.graph();
	e.removeNode(n.nestingRoot), delete n.nestingRoot, e.edges().forEach((t) => {
		e.edge(t).nestingEdge && e.removeEdge(t);
	});
}
var bn = Pt;
function Pt(e) {
	function n(t) {
		let r = e.children(t), o = e.node(t);
		if (r.length && r.forEach(n), o && Object.hasOwn(o, "minRank")) {
			o.borderLeft = [], o.borderRight = [];
			for (let i = o.minRank, s = o.maxRank + 1; i < s; ++i) hn(e, "borderLeft", "_bl", t, o, i), hn(e, "borderRight", "_br", t, o, i);
		}
	}
	e.children(V).forEach(n);
}
function hn(e, n, t, r, o, i) {
	let s = {
		width: 0,
		height: 0,
		rank: i,
		borderType: n
	}, a = o[n][i - 1], l = M(e, "border", s, t);
	o[n][i] = l, e.setParent(l, r), a && e.setEdge(a, l, { weight: 1 });
}
function pn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "lr" || n === "rl") && En(e);
}
function mn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "bt" || n === "rl") && Ft(e), (n === "lr" || n === "rl") && (Dt(e), En(e));
}
function En(e) {
	e.nodes().forEach((n) => gn(e.node(n))), e.edges().forEach((n) => gn(e.edge(n)));
}
function gn(e) {
	let n = e.width;
	e.width = e.height, e.height = n;
}
function Ft(e) {
	e.nodes().forEach((n) => me(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(me), Object.hasOwn(t, "y") && me(t);
	});
}
function me(e) {
	e.y = -e.y;
}
function Dt(e) {
	e.nodes().forEach((n) => Ee(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(Ee), Object.hasOwn(t, "x") && Ee(t);
	});
}
function Ee(e) {
	let n = e.x;
	e.x = e.y, e.y = n;
}
function Le(e, n = null) {
	let t = {}, r = e.nodes().filter((d) => !e.children(d).length), o = r.map((d) => e.node(d).rank), s = D(S(Math.max, o) + 1).map(() => []);
	function a(d) {
		if (t[d]) return;
		t[d] = !0;
		let c = e.node(d);
		s[c.rank].push(d);
		let f = e.successors(d);
		f && [...f].sort((g, m) => u(g, m)).forEach(a);
	}
	r.sort((d, c) => e.node(d).rank - e.node(c).rank).forEach(a);
	function u(d, c) {
		return ee(n, e.node(d), e.node(c));
	}
	return s;
}
function ye(e, n) {
	let t = 0;
	for (let r = 1; r < n.length; ++r) t += Vt(e, n[r - 1], n[r]);
	return t;
}
function Vt(e, n, t) {
	let r = He(t, t.map((u, d) => d)), o = n.flatMap((u) => {
		let d = e.outEdges(u);
		return d ? d.map((c) => ({
			pos: r[c.w],
			weight: e.edge(c).weight
		})).sort((c, f) => c.pos - f.pos) : [];
	}), i = 1;
	for (; i < t.length;) i <<= 1;
	let s = 2 * i - 1;
	i -= 1;
	let a = new Array(s).fill(0), l = 0;
	return o.forEach((u) => {
		let d = u.pos + i;
		a[d] += u.weight;
		let c = 0;
		for (; d > 0;) d % 2 && (c += a[d + 1]), d = d - 1 >> 1, a[d] += u.weight;
		l += u.weight * c;
	}), l;
}
function we(e, n = []) {
	return n.map((t) => {
		let r = e.inEdges(t);
		if (!r || !r.length) return { v: t };
		{
			let o = r.reduce((i, s) => {
				let a = e.edge(s), l = e.node(s.v);
				return {
					sum: i.sum + a.weight * l.order,
					weight: i.weight + a.weight
				};
			}, {
				sum: 0,
				weight: 0
			});
			return {
				v: t,
				barycenter: o.sum / o.weight,
				weight: o.weight
			};
		}
	});
}
function Ne(e, n) {
	let t = {};
	e.forEach((o, i) => {
		let s = {
			indegree: 0,
			in: [],
			out: [],
			vs: [o.v],
			i
		};
		o.barycenter !== void 0 && (s.barycenter = o.barycenter, s.weight = o.weight), t[o.v] = s;
	}), n.edges().forEach((o) => {
		let i = t[o.v], s = t[o.w];
		i !== void 0 && s !== void 0 && (s.indegree++, i.out.push(s));
	});
	return Yt(Object.values(t).filter((o) => !o.indegree));
}
function Yt(e) {
	let n = [];
	function t(o) {
		return (i) => {
			i.merged || (i.barycenter === void 0 || o.barycenter === void 0 || i.barycenter >= o.barycenter) && Bt(o, i);
		};
	}
	function r(o) {
		return (i) => {
			i.in.push(o), --i.indegree === 0 && e.push(i);
		};
	}
	for (; e.length;) {
		let o = e.pop();
		n.push(o), o.in.reverse().forEach(t(o)), o.out.forEach(r(o));
	}
	return n.filter((o) => !o.merged).map((o) => W(o, [
		"vs",
		"i",
		"barycenter",
		"weight"
	]));
}
function Bt(e, n) {
	let t = 0, r = 0;
	e.weight && (t += e.barycenter * e.weight, r += e.weight), n.weight && (t += n.barycenter * n.weight, r += n.weight), e.vs = n.vs.concat(e.vs), e.barycenter = t / r, e.weight = r, e.i = Math.min(n.i, e.i), n.merged = !0;
}
function Ge(e, n, t, r, o) {
	let i = {}, s = null, a = null, l = o;
	typeof n == "boolean" ? (l = n, i = {}) : n && (i = n, s = t != null ? t : null, a = r != null ? r : null);
	let u = ze(e, (y) => Object.hasOwn(y, "barycenter")), d = u.lhs, c = u.rhs.sort((y, b) => b.i - y.i), f = [], h = 0, g = 0, m = 0;
	d.sort(Wt(a, s, !!l));
	for (let [y, b] of Object.entries(i)) {
		let p = d.findIndex((E) => E.vs[0] === y);
		d.splice(p + 1, 0, b);
	}
	m = Ln(f, c, m), d.forEach((y) => {
		m += y.vs.length, f.push(y.vs), h += y.barycenter * y.weight, g += y.weight, m = Ln(f, c, m);
	});
	let L = { vs: f.flat(1) };
	return g && (L.barycenter = h / g, L.weight = g), L;
}
function Ln(e, n, t) {
	let r;
	for (; n.length && (r = n[n.length - 1]).i <= t;) n.pop(), e.push(r.vs), t++;
	return t;
}
function Wt(e, n, t) {
	return (r, o) => {
		if (r.barycenter < o.barycenter) return -1;
		if (r.barycenter > o.barycenter) return 1;
		if (e && (typeof r.vs[0] == "string" || typeof o.vs[0] == "string")) {
			let a = ee(n, e.node(r.vs[0]), e.node(o.vs[0]));
			if (a !== 0) return a;
		}
		return t ? o.i - r.i : r.i - o.i;
	};
}
function te(e, n, t, r, o) {
	var y, b, p, E, w, k, _, O, j, R, I;
	let i = null, s = o;
	typeof r == "boolean" ? (s = r, i = null) : r !== void 0 && (i = r);
	let a = e.children(n), l = e.node(n), u = l ? l.borderLeft : void 0, d = l ? l.borderRight : void 0, c = {};
	u && (a = a.filter((v) => v !== u && v !== d));
	let f = we(e, a);
	f.forEach((v) => {
		if (e.children(v.v).length) {
			let { result: x } = te(e, v.v, t, i, s);
			c[v.v] = x, Object.hasOwn(x, "barycenter") && zt(v, x);
		}
	});
	let h = Ne(f, t);
	Xt(h, c);
	let g = {}, m = !1;
	for (let v = 0; v < h.length; v++) for (let x = v + 1; x < h.length; x++) if (!(!h[v] || !h[x] || !((y = h[v]) != null && y.barycenter) || !((b = h[x]) != null && b.barycenter)) && ((p = h[v]) == null ? void 0 : p.barycenter) === h[x].barycenter) {
		let G = (w = (E = h[v]) == null ? void 0 : E.vs[0]) != null ? w : "", N = (_ = (k = h[x]) == null ? void 0 : k.vs[0]) != null ? _ : "", C = e.node(G), B = e.node(N);
		if (C.dummy === "edge" && B.dummy === "edge" && ((O = C.edgeObj) == null ? void 0 : O.v) === ((j = B.edgeObj) == null ? void 0 : j.v) && ((R = C.edgeObj) == null ? void 0 : R.w) === ((I = B.edgeObj) == null ? void 0 : I.w)) if (C.edgeLabel.reversed) {
			g[N] = h[v], h.splice(v, 1), v--;
			break;
		} else g[G] || (g[G] = h[x], h.splice(x, 1), x--);
		else m = !0;
	}
	let L = Ge(h, g, i, e, s);
	if (u && d) {
		L.vs = [
			u,
			L.vs,
			d
		].flat(1);
		let v = e.predecessors(u);
		if (v && v.length) {
			let x = e.node(v[0]), G = e.predecessors(d), N = e.node(G[0]);
			Object.hasOwn(L, "barycenter") || (L.barycenter = 0, L.weight = 0), L.barycenter = (L.barycenter * L.weight + x.order + N.order) / (L.weight + 2), L.weight += 2;
		}
	}
	return Object.defineProperty(L, "result", {
		value: L,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), Object.defineProperty(L, "usedBias", {
		value: m,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), L;
}
function Xt(e, n) {
	e.forEach((t) => {
		t.vs = t.vs.flatMap((r) => n[r] ? n[r].vs : r);
	});
}
function zt(e, n) {
	e.barycenter !== void 0 ? (e.barycenter = (e.barycenter * e.weight + n.barycenter * n.weight) / (e.weight + n.weight), e.weight += n.weight) : (e.barycenter = n.barycenter, e.weight = n.weight);
}
function ve(e, n, t, r) {
	r || (r = e.nodes());
	let o = Ht(e), i = new T({ compound: !0 }).setGraph({ root: o }).setDefaultNodeLabel((s) => e.node(s));
	return r.forEach((s) => {
		let a = e.node(s), l = e.parent(s);
		if (a.rank === n || a.minRank <= n && n <= a.maxRank) {
			i.setNode(s), i.setParent(s, l || o);
			let u = e[t](s);
			u && u.forEach((d) => {
				let c = d.v === s ? d.w : d.v, f = i.edge(c, s), h = f !== void 0 ? f.weight : 0;
				i.setEdge(c, s, { weight: e.edge(d).weight + h });
			}), Object.hasOwn(a, "minRank") && i.setNode(s, {
				borderLeft: a.borderLeft[n],
				borderRight: a.borderRight[n]
			});
		}
	}), i;
}
function Ht(e) {
	let n;
	for (; e.hasNode(n = $("_root")););
	return n;
}
function ke(e, n, t) {
	let r = {}, o;
	t.forEach((i) => {
		let s = e.parent(i), a, l;
		for (; s;) {
			if (a = e.parent(s), a ? (l = r[a], r[a] = s) : (l = o, o = s), l && l !== s) {
				n.setEdge(l, s);
				return;
			}
			s = a;
		}
	});
}
function re(e, n = {}, t = null) {
	if (typeof n.customOrder == "function") {
		n.customOrder(e, re);
		return;
	}
	let r = de(e), o = yn(e, D(1, r + 1), "inEdges"), i = yn(e, D(r - 1, -1, -1), "outEdges"), s = Le(e, t);
	if (wn(e, s), n.disableOptimalOrderHeuristic) return;
	let a = Number.POSITIVE_INFINITY, l, u = n.constraints || [];
	for (let d = 0, c = 0; c < 4; ++d, ++c) {
		qt(d % 2 ? o : i, d % 4 >= 2, u, t), s = P(e);
		let f = ye(e, s);
		f < a ? (c = 0, l = Object.assign({}, s), a = f) : f === a && (l = structuredClone(s));
	}
	wn(e, l);
}
function yn(e, n, t) {
	let r = /* @__PURE__ */ new Map(), o = (i, s) => {
		r.has(i) || r.set(i, []), r.get(i).push(s);
	};
	for (let i of e.nodes()) {
		let s = e.node(i);
		if (typeof s.rank == "number" && o(s.rank, i), typeof s.minRank == "number" && typeof s.maxRank == "number") for (let a = s.minRank; a <= s.maxRank; a++) a !== s.rank && o(a, i);
	}
	return n.map(function(i) {
		return ve(e, i, t, r.get(i) || []);
	});
}
function qt(e, n, t, r) {
	let o = !0, i = new T();
	e.forEach(function(s) {
		t.forEach((d) => i.setEdge(d.left, d.right));
		let a = s.graph().root, { result: l, usedBias: u } = te(s, a, i, r, o);
		n && u && (o = !o), l.vs.forEach((d, c) => s.node(d).order = c), ke(s, i, l.vs);
	});
}
function wn(e, n) {
	Object.values(n).forEach((t) => t.forEach((r, o) => e.node(r).order = o));
}
function $t(e, n) {
	let t = {};
	function r(o, i) {
		let s = 0, a = 0, l = o.length, u = i[i.length - 1];
		return i.forEach((d, c) => {
			let f = Jt(e, d), h = f ? e.node(f).order : l;
			(f || d === u) && (i.slice(a, c + 1).forEach((g) => {
				let m = e.predecessors(g);
				m && m.forEach((L) => {
					let y = e.node(L), b = y.order;
					(b < s || h < b) && !(y.dummy && e.node(g).dummy) && Gn(t, L, g);
				});
			}), a = c + 1, s = h);
		}), i;
	}
	return n.length && n.reduce(r), t;
}
function Ut(e, n) {
	let t = {};
	function r(a) {
		var l;
		return ((l = e.node(a)) == null ? void 0 : l.dummy) === "border";
	}
	if (!e.nodes().some(r)) return t;
	function i(a, l, u, d, c) {
		D(l, u).forEach((f) => {
			let h = a[f];
			if (h !== void 0 && e.node(h).dummy) {
				let g = e.predecessors(h);
				g && g.forEach((m) => {
					if (m === void 0) return;
					let L = e.node(m);
					L.dummy && (L.order < d || L.order > c) && Gn(t, m, h);
				});
			}
		});
	}
	function s(a, l) {
		let u = -1, d = -1, c = 0;
		return l.forEach((f, h) => {
			if (r(f)) {
				let g = e.predecessors(f);
				if (g && g.length) {
					let m = g[0];
					if (m === void 0) return;
					d = e.node(m).order, i(l, c, h, u, d), c = h, u = d;
				}
			}
			i(l, c, l.length, d, a.length);
		}), l;
	}
	return n.length && n.reduce(s), t;
}
function Jt(e, n) {
	if (e.node(n).dummy) {
		let t = e.predecessors(n);
		if (t) return t.find((r) => e.node(r).dummy);
	}
}
function Gn(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	r || (e[n] = r = {}), r[t] = !0;
}
function Kt(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	return r !== void 0 && Object.hasOwn(r, t);
}
function Qt(e, n, t, r, o) {
	let i = {}, s = {}, a = {};
	return n.forEach((l) => {
		l.forEach((u, d) => {
			i[u] = u, s[u] = u, a[u] = d;
		});
	}), n.forEach((l) => {
		let u = -1, d = -1, c = !1, f = l, h = l.findIndex((g) => (o == null ? void 0 : o.includes(g)) || Nn(g, e, o));
		h > 0 && (f = [
			l[h],
			...l.slice(0, h),
			...l.slice(h + 1)
		], c = !0), f.forEach((g) => {
			var L;
			let m = r(g);
			if (m && m.length) {
				o != null && o.includes(g) && (m = m.filter((p) => Nn(p, e, o)));
				let y = m.sort((p, E) => {
					let w = a[p], k = a[E];
					return (w !== void 0 ? w : 0) - (k !== void 0 ? k : 0);
				}), b = (y.length - 1) / 2;
				for (let p = Math.floor(b), E = Math.ceil(b); p <= E; ++p) {
					let w = y[p];
					if (w === void 0) continue;
					let k = a[w];
					if (k !== void 0 && s[g] === g && u < k && a[w] !== d && !Kt(t, g, w)) {
						let _ = i[w];
						_ !== void 0 && (s[w] = g, s[g] = i[g] = _, u = k, c && (u = -1, d = (L = a[w]) != null ? L : -1, c = !1));
					}
				}
			}
		});
	}), {
		root: i,
		align: s
	};
}
function Zt(e, n, t, r, o = !1) {
	let i = {}, s = er(e, n, t, o), a = o ? "borderLeft" : "borderRight";
	function l(h, g) {
		let m = s.nodes().slice(), L = {}, y = m.pop();
		for (; y;) {
			if (L[y]) h(y);
			else {
				L[y] = !0, m.push(y);
				for (let b of g(y)) m.push(b);
			}
			y = m.pop();
		}
	}
	function u(h) {
		let g = s.inEdges(h);
		g ? i[h] = g.reduce((m, L) => {
			var p;
			let y = (p = i[L.v]) != null ? p : 0, b = s.edge(L);
			return Math.max(m, y + (b !== void 0 ? b : 0));
		}, 0) : i[h] = 0;
	}
	function d(h) {
		let g = s.outEdges(h), m = Number.POSITIVE_INFINITY;
		g && (m = g.reduce((y, b) => {
			let p = i[b.w], E = s.edge(b);
			return Math.min(y, (p !== void 0 ? p : 0) - (E !== void 0 ? E : 0));
		}, Number.POSITIVE_INFINITY));
		let L = e.node(h);
		m !== Number.POSITIVE_INFINITY && L.borderType !== a && (i[h] = Math.max(i[h] !== void 0 ? i[h] : 0, m));
	}
	function c(h) {
		return s.predecessors(h) || [];
	}
	function f(h) {
		return s.successors(h) || [];
	}
	return l(u, c), l(d, f), Object.keys(r).forEach((h) => {
		var m;
		let g = t[h];
		g !== void 0 && (i[h] = (m = i[g]) != null ? m : 0);
	}), i;
}
function er(e, n, t, r) {
	let o = new T(), i = e.graph(), s = or(i.nodesep, i.edgesep, r);
	return n.forEach((a) => {
		let l;
		a.forEach((u) => {
			let d = t[u];
			if (d !== void 0) {
				if (o.setNode(d), l !== void 0) {
					let c = t[l];
					if (c !== void 0) {
						let f = o.edge(c, d);
						o.setEdge(c, d, Math.max(s(e, u, l), f || 0));
					}
				}
				l = u;
			}
		});
	}), o;
}
function nr(e, n) {
	return Object.values(n).reduce((t, r) => {
		let o = Number.NEGATIVE_INFINITY, i = Number.POSITIVE_INFINITY;
		Object.entries(r).forEach(([a, l]) => {
			let u = ir(e, a) / 2;
			o = Math.max(l + u, o), i = Math.min(l - u, i);
		});
		let s = o - i;
		return s < t[0] && (t = [s, r]), t;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function tr(e, n) {
	let t = Object.values(n), r = S(Math.min, t), o = S(Math.max, t);
	["u", "d"].forEach((i) => {
		["l", "r"].forEach((s) => {
			let a = i + s, l = e[a];
			if (!l || l === n) return;
			let u = Object.values(l), d = r - S(Math.min, u);
			s !== "l" && (d = o - S(Math.max, u)), d && (e[a] = X(l, (c) => c + d));
		});
	});
}
function rr(e, n = void 0) {
	let t = e.ul;
	return t ? X(t, (r, o) => {
		var s, a;
		if (n) {
			let u = e[n.toLowerCase()];
			if (u && u[o] !== void 0) return u[o];
		}
		let i = Object.values(e).map((l) => {
			let u = l[o];
			return u !== void 0 ? u : 0;
		}).sort((l, u) => l - u);
		return (((s = i[1]) != null ? s : 0) + ((a = i[2]) != null ? a : 0)) / 2;
	}) : {};
}
function vn(e, n) {
	let t = P(e), r = Object.assign($t(e, t), Ut(e, t)), o = {}, i;
	["u", "d"].forEach((a) => {
		i = a === "u" ? t : Object.values(t).reverse(), ["l", "r"].forEach((l) => {
			l === "r" && (i = i.map((f) => Object.values(f).reverse()));
			let d = Qt(e, i, r, (f) => (a === "u" ? e.predecessors(f) : e.successors(f)) || [], n), c = Zt(e, i, d.root, d.align, l === "r");
			l === "r" && (c = X(c, (f) => -f)), o[a + l] = c;
		});
	});
	return tr(o, nr(e, o)), rr(o, e.graph().align);
}
function or(e, n, t) {
	return (r, o, i) => {
		let s = r.node(o), a = r.node(i), l = 0, u;
		if (l += s.width / 2, Object.hasOwn(s, "labelpos")) switch (s.labelpos.toLowerCase()) {
			case "l":
				u = -s.width / 2;
				break;
			case "r": u = s.width / 2;
		}
		if (u && (l += t ? u : -u), u = void 0, l += (s.dummy ? n : e) / 2, l += (a.dummy ? n : e) / 2, l += a.width / 2, Object.hasOwn(a, "labelpos")) switch (a.labelpos.toLowerCase()) {
			case "l":
				u = a.width / 2;
				break;
			case "r": u = -a.width / 2;
		}
		return u && (l += t ? u : -u), l;
	};
}
function ir(e, n) {
	return e.node(n).width;
}
function Nn(e, n, t) {
	var s;
	if (!t) return !1;
	let r = (s = n.node(e)) == null ? void 0 : s.edgeObj;
	if (!r || n.node(e).edgeLabel.reversed) return !1;
	let o = t.indexOf(r == null ? void 0 : r.v), i = t.indexOf(r == null ? void 0 : r.w);
	return o !== -1 && i !== -1 && o === (i + 1) % t.length || o === (i - 1) % t.length;
}
function kn(e, n) {
	e = Z(e), sr(e), Object.entries(vn(e, n)).forEach(([t, r]) => e.node(t).x = r);
}
function sr(e) {
	let n = P(e), t = e.graph(), r = t.ranksep, o = t.rankalign, i = 0;
	n.forEach((s) => {
		let a = s.reduce((l, u) => {
			var c;
			let d = (c = e.node(u).height) != null ? c : 0;
			return l > d ? l : d;
		}, 0);
		s.forEach((l) => {
			let u = e.node(l);
			o === "top" ? u.y = i + u.height / 2 : o === "bottom" ? u.y = i + a - u.height / 2 : u.y = i + a / 2;
		}), i += a + r;
	});
}
var xn = /* @__PURE__ */ new WeakMap();
function Oe(e, n = {}) {
	return In(e, q, n), e;
}
function _n(e, n, t) {
	let r = n;
	for (; r !== void 0;) {
		let o = e.parent(r);
		if (o === t) return r;
		r = o;
	}
}
function In(e, n, t) {
	var y;
	let r = e.nodes().filter((b) => e.children(b).length), o = {};
	r.forEach((b) => {
		let p = e.node(b);
		if (p && p.rankdir) {
			let E = new T({
				multigraph: !0,
				compound: !0
			});
			E.setGraph({ rankdir: p.rankdir });
			let w = e.children(b);
			w.forEach((G) => {
				let N = { ...e.node(G) };
				E.setNode(G, N);
				let C = e.parent(G);
				C && C !== b && w.includes(C) && E.setParent(G, C);
			});
			let k = /* @__PURE__ */ new Set();
			e.edges().forEach((G) => {
				let N = _n(e, G.v, b), C = _n(e, G.w, b);
				if (N === G.v && C === G.w) E.setEdge(G, { ...e.edge(G) });
				else if (N && C && N !== C) {
					let B = `${N}\0${C}`;
					k.has(B) || (k.add(B), E.setEdge(N, C, { ...e.edge(G) }));
				}
			}), In(E, n, t);
			let _ = Rn(E);
			Cn(_, n, t, null), Tn(E, _);
			let O = 1 / 0, j = 1 / 0, R = -1 / 0, I = -1 / 0;
			E.nodes().forEach((G) => {
				if (G === b) return;
				let N = E.node(G);
				N && typeof N.x == "number" && typeof N.y == "number" && typeof N.width == "number" && typeof N.height == "number" && (O = Math.min(O, N.x - N.width / 2), R = Math.max(R, N.x + N.width / 2), j = Math.min(j, N.y - N.height / 2), I = Math.max(I, N.y + N.height / 2));
			}), (!isFinite(O) || !isFinite(j) || !isFinite(R) || !isFinite(I)) && (O = j = 0, R = I = 0);
			let v = R - O, x = I - j;
			o[b] = {
				minX: O,
				minY: j,
				maxX: R,
				maxY: I,
				width: v,
				height: x,
				offsetX: O,
				offsetY: j
			}, p._dagreClusterSubgraph = E;
		}
	});
	let i = [], s = (b) => {
		let p = [], E = (e.children(b) || []).filter((w) => w !== b);
		for (; E.length > 0;) {
			let w = E.shift();
			p.push(w), (e.children(w) || []).filter((k) => k !== w).forEach((k) => E.push(k));
		}
		return p;
	}, a = /* @__PURE__ */ new Map();
	r.forEach((b) => {
		let p = e.node(b);
		p && p.rankdir && o[b] && a.set(b, (e.children(b) || []).filter((E) => E !== b));
	});
	let l = new Set([...a.values()].flat()), u = /* @__PURE__ */ new Map();
	a.forEach((b, p) => {
		l.has(p) || u.set(p, s(p));
	});
	let d = new Set([...u.values()].flat()), c = (b) => {
		for (let [p, E] of u) if (E.includes(b)) return p;
		return b;
	}, f = [];
	e.edges().forEach((b) => {
		(d.has(b.v) || d.has(b.w)) && f.push({
			edge: b,
			label: e.edge(b)
		});
	});
	let h = /* @__PURE__ */ new Map();
	d.forEach((b) => {
		let p = e.parent(b);
		h.set(b, typeof p == "string" ? p : void 0);
	}), u.forEach((b, p) => {
		let E = e.node(p), w = [];
		b.forEach((O) => {
			let j = e.node(O);
			j && (w.push({
				id: O,
				node: j,
				parent: h.get(O)
			}), e.removeNode(O));
		});
		let k = f.filter(({ edge: O }) => b.includes(O.v) || b.includes(O.w)), _ = o[p];
		E && (i.push({
			clusterId: p,
			subgraph: E._dagreClusterSubgraph,
			bounds: _,
			children: b,
			removedNodes: w,
			removedEdges: k
		}), E.width = _.width, E.height = _.height);
	});
	let g = /* @__PURE__ */ new Set();
	f.forEach(({ edge: b, label: p }) => {
		let E = c(b.v), w = c(b.w);
		if (E !== w && e.hasNode(E) && e.hasNode(w)) {
			let k = `${E}\0${w}`;
			g.has(k) || (g.add(k), e.setEdge(E, w, {
				...p,
				width: 0,
				height: 0
			}));
		}
	});
	let m = Rn(e), L = Cn(m, n, t, (y = xn.get(e)) != null ? y : null);
	xn.set(e, L), Tn(e, m), g.forEach((b) => {
		let p = b.indexOf("\0"), E = b.slice(0, p), w = b.slice(p + 1);
		e.hasEdge(E, w) && e.removeEdge(E, w);
	}), i.forEach(({ clusterId: b, subgraph: p, bounds: E, removedNodes: w, removedEdges: k }) => {
		var v, x;
		let _ = e.node(b), O = (v = _ == null ? void 0 : _.x) != null ? v : 0, j = (x = _ == null ? void 0 : _.y) != null ? x : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
		w.forEach(({ id: G, node: N, parent: C }) => {
			e.setNode(G, N), C !== void 0 && e.setParent(G, C);
		}), k.forEach(({ edge: G, label: N }) => {
			e.setEdge(G, N);
		}), p.nodes().forEach((G) => {
			if (G === b) return;
			let N = p.node(G), C = e.node(G);
			C && N && typeof N.x == "number" && typeof N.y == "number" && (C.x = O + (N.x - R), C.y = j + (N.y - I));
		}), On(e, p, O - R, j - I), delete _._dagreClusterSubgraph;
	}), r.forEach((b) => {
		var w, k;
		let p = e.node(b), E = o[b];
		if (p && p.rankdir && p._dagreClusterSubgraph && E) {
			let _ = p._dagreClusterSubgraph, O = (w = p.x) != null ? w : 0, j = (k = p.y) != null ? k : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
			_.nodes().forEach((v) => {
				if (v === b) return;
				let x = _.node(v), G = e.node(v);
				if (G && x && typeof x.x == "number" && typeof x.y == "number") {
					let N = x.x - R, C = x.y - I;
					G.x = O + N, G.y = j + C;
				}
			}), On(e, _, O - R, j - I), delete p._dagreClusterSubgraph;
		}
	});
}
function On(e, n, t, r) {
	n.edges().forEach((o) => {
		if (!e.hasEdge(o)) return;
		let i = n.edge(o), s = e.edge(o);
		s.points = i.points.map((a) => ({
			x: a.x + t,
			y: a.y + r
		})), Object.hasOwn(i, "x") && (s.x = i.x + t, s.y = i.y + r);
	});
}
function Cn(e, n, t, r = null) {
	var l, u;
	let o = (t == null ? void 0 : t.useDynamic) !== !1, i = o && (l = r == null ? void 0 : r.graph) != null ? l : null, s = o && (u = r == null ? void 0 : r.rawNodes) != null ? u : null;
	n("    makeSpaceForEdgeLabels", () => br(e)), n("    removeSelfEdges", () => Gr(e)), n("    acyclic", () => Ue(e, i)), n("    nestingGraph.run", () => un(e)), n("    rank", () => dn(Z(e))), n("    injectEdgeLabelProxies", () => gr(e)), n("    removeEmptyRanks", () => We(e)), n("    nestingGraph.cleanup", () => fn(e)), n("    normalizeRanks", () => Be(e)), n("    assignRankMinMax", () => pr(e)), n("    removeEdgeLabelProxies", () => mr(e)), n("    normalize.run", () => Ke(e)), n("    parentDummyChains", () => ln(e)), n("    addBorderSegments", () => bn(e)), n("    order", () => re(e, t, s)), n("    insertSelfEdges", () => vr(e)), n("    adjustCoordinateSystem", () => pn(e)), n("    position", () => kn(e, t.corePath)), n("    positionSelfEdges", () => kr(e));
	let a = JSON.parse(JSON.stringify(e._nodes));
	return n("    removeBorderNodes", () => Nr(e)), n("    normalize.undo", () => Qe(e)), n("    fixupEdgeLabelCoords", () => yr(e)), n("    undoCoordinateSystem", () => mn(e)), n("    translateGraph", () => Er(e)), n("    assignNodeIntersects", () => Lr(e)), n("    reversePoints", () => wr(e)), n("    acyclic.undo", () => Je(e)), {
		graph: e,
		rawNodes: a
	};
}
function Tn(e, n) {
	e.nodes().forEach((t) => {
		let r = e.node(t), o = n.node(t);
		r && (r.x = o.x, r.y = o.y, r.order = o.order, r.rank = o.rank, n.children(t).length && (r.width = o.width, r.height = o.height));
	}), e.edges().forEach((t) => {
		let r = e.edge(t), o = n.edge(t);
		r.points = o.points, Object.hasOwn(o, "x") && (r.x = o.x, r.y = o.y);
	}), e.graph().width = n.graph().width, e.graph().height = n.graph().height;
}
var ar = [
	"nodesep",
	"edgesep",
	"ranksep",
	"marginx",
	"marginy"
];
var dr = {
	ranksep: 50,
	edgesep: 20,
	nodesep: 50,
	rankdir: "TB",
	rankalign: "center"
};
var lr = [
	"acyclicer",
	"ranker",
	"rankdir",
	"align",
	"rankalign"
];
var ur = [
	"width",
	"height",
	"rank"
];
var jn = {
	width: 0,
	height: 0
};
var cr = [
	"minlen",
	"weight",
	"width",
	"height",
	"labeloffset"
];
var fr = {
	minlen: 1,
	weight: 1,
	width: 0,
	height: 0,
	labeloffset: 10,
	labelpos: "r"
};
var hr = ["labelpos"];
function Rn(e) {
	let n = new T({
		multigraph: !0,
		compound: !0
	}), t = _e(e.graph());
	return n.setGraph(Object.assign({}, dr, xe(t, ar), W(t, lr))), e.nodes().forEach((r) => {
		let i = xe(_e(e.node(r)), ur);
		Object.keys(jn).forEach((a) => {
			i[a] === void 0 && (i[a] = jn[a]);
		}), n.setNode(r, i);
		let s = e.parent(r);
		s !== void 0 && n.setParent(r, s);
	}), e.edges().forEach((r) => {
		let o = _e(e.edge(r));
		n.setEdge(r, Object.assign({}, fr, xe(o, cr), W(o, hr)));
	}), n;
}
function br(e) {
	let n = e.graph();
	n.ranksep /= 2, e.edges().forEach((t) => {
		var o;
		let r = e.edge(t);
		r.minlen *= 2, ((o = r.labelpos) != null ? o : "r").toLowerCase() !== "c" && (n.rankdir === "TB" || n.rankdir === "BT" ? r.width += r.labeloffset : r.height += r.labeloffset);
	});
}
function gr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.width && t.height) {
			let r = e.node(n.v);
			M(e, "edge-proxy", {
				rank: (e.node(n.w).rank - r.rank) / 2 + r.rank,
				e: n
			}, "_ep");
		}
	});
}
function pr(e) {
	let n = 0;
	e.nodes().forEach((t) => {
		let r = e.node(t);
		r.borderTop && (r.minRank = e.node(r.borderTop).rank, r.maxRank = e.node(r.borderBottom).rank, n = Math.max(n, r.maxRank));
	}), e.graph().maxRank = n;
}
function mr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n);
		if (t.dummy === "edge-proxy") {
			let r = t;
			e.edge(r.e).labelRank = t.rank, e.removeNode(n);
		}
	});
}
function Er(e) {
	let n = Number.POSITIVE_INFINITY, t = 0, r = Number.POSITIVE_INFINITY, o = 0, i = e.graph(), s = i.marginx || 0, a = i.marginy || 0;
	function l(u) {
		let d = u.x, c = u.y, f = u.width, h = u.height;
		n = Math.min(n, d - f / 2), t = Math.max(t, d + f / 2), r = Math.min(r, c - h / 2), o = Math.max(o, c + h / 2);
	}
	e.nodes().forEach((u) => l(e.node(u))), e.edges().forEach((u) => {
		let d = e.edge(u);
		Object.hasOwn(d, "x") && l(d);
	}), n -= s, r -= a, e.nodes().forEach((u) => {
		let d = e.node(u);
		d.x -= n, d.y -= r;
	}), e.edges().forEach((u) => {
		let d = e.edge(u);
		d.points.forEach((c) => {
			c.x -= n, c.y -= r;
		}), Object.hasOwn(d, "x") && (d.x -= n), Object.hasOwn(d, "y") && (d.y -= r);
	}), i.width = t - n + s, i.height = o - r + a;
}
function Lr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) return;
		let t = e.edge(n), r = e.node(n.v), o = e.node(n.w), i, s;
		t.points ? (i = t.points[0], s = t.points[t.points.length - 1]) : (t.points = [], i = o, s = r), t.points.unshift(se(r, i)), t.points.push(se(o, s));
	});
}
function yr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (Object.hasOwn(t, "x")) switch ((t.labelpos === "l" || t.labelpos === "r") && (t.width -= t.labeloffset), t.labelpos) {
			case "l":
				t.x -= t.width / 2 + t.labeloffset;
				break;
			case "r": t.x += t.width / 2 + t.labeloffset;
		}
	});
}
function wr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		t.reversed && t.points.reverse();
	});
}
function Nr(e) {
	e.nodes().forEach((n) => {
		if (e.children(n).length) {
			let t = e.node(n), r = e.node(t.borderTop), o = e.node(t.borderBottom), i = e.node(t.borderLeft[t.borderLeft.length - 1]), s = e.node(t.borderRight[t.borderRight.length - 1]);
			t.width = Math.abs(s.x - i.x), t.height = Math.abs(o.y - r.y), t.x = i.x + t.width / 2, t.y = r.y + t.height / 2;
		}
	}), e.nodes().forEach((n) => {
		e.node(n).dummy === "border" && e.removeNode(n);
	});
}
function Gr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) {
			let t = e.node(n.v);
			t.selfEdges || (t.selfEdges = []), t.selfEdges.push({
				e: n,
				label: e.edge(n)
			}), e.removeEdge(n);
		}
	});
}
function vr(e) {
	P(e).forEach((t) => {
		let r = 0;
		t.forEach((o, i) => {
			let s = e.node(o);
			typeof s.rank != "number" && (s.rank = 0), s.order = i + r, (s.selfEdges || []).forEach((a) => {
				M(e, "selfedge", {
					width: a.label.width,
					height: a.label.height,
					rank: s.rank,
					order: i + ++r,
					e: a.e,
					edgeLabel: a.label
				}, "_se"), (!Array.isArray(a.label.points) || a.label.points.length !== 7) && (a.label.points = [
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 0
					}
				]);
			}), delete s.selfEdges;
		});
	});
}
function kr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n), r = (o) => typeof o == "number" && isFinite(o);
		if (t.dummy === "selfedge") {
			let o = t, i = e.node(o.e.v), s = r(i == null ? void 0 : i.x) ? i.x : 0, a = r(i == null ? void 0 : i.y) ? i.y : 0, l = r(i == null ? void 0 : i.width) ? i.width : 0, u = r(i == null ? void 0 : i.height) ? i.height : 0, d = r(t.x) ? t.x : s, c = r(t.y) ? t.y : a, f = l / 2, h = u / 2;
			o.edgeLabel.points = [
				{
					x: d + f,
					y: c - h
				},
				{
					x: d + f,
					y: c - h
				},
				{
					x: d,
					y: c
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d,
					y: c
				},
				{
					x: d,
					y: c
				}
			], o.edgeLabel.x = d, o.edgeLabel.y = c, e.setEdge(o.e, o.edgeLabel), e.removeNode(n);
		} else t && Array.isArray(t.selfEdges) && t.selfEdges.forEach((o) => {
			if (!Array.isArray(o.label.points) || o.label.points.length !== 7) {
				let i = r(t.x) ? t.x : 0, s = r(t.y) ? t.y : 0, a = r(t.width) ? t.width : 0, l = r(t.height) ? t.height : 0, u = a / 2, d = l / 2;
				o.label.points = [
					{
						x: i + u,
						y: s - d
					},
					{
						x: i + u,
						y: s - d
					},
					{
						x: i,
						y: s
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i,
						y: s
					},
					{
						x: i,
						y: s
					}
				];
			}
		});
	});
}
function xe(e, n) {
	return X(W(e, n), Number);
}
function _e(e) {
	let n = {};
	return e && Object.entries(e).forEach(([t, r]) => {
		typeof t == "string" && (t = t.toLowerCase()), n[t] = r;
	}), n;
}
/*! For license information please see dagre.esm.js.LEGAL.txt */
Object.defineProperty(exports, "Oe", {
	enumerable: true,
	get: function() {
		return Oe;
	}
});
Object.defineProperty(exports, "ie", {
	enumerable: true,
	get: function() {
		return ie;
	}
});
