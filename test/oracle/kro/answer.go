package main

import (
	"fmt"
	"strconv"

	"github.com/kubernetes-sigs/kro/api/v1alpha1"
	"github.com/kubernetes-sigs/kro/pkg/graph"
	"github.com/kubernetes-sigs/kro/pkg/metadata"
	"github.com/kubernetes-sigs/kro/pkg/runtime"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	k8sruntime "k8s.io/apimachinery/pkg/runtime"
)

// What becomes of a definition and its instance.
type answer struct {
	// Why the API server or kro refuses the definition.
	Refused string `json:"refused,omitempty"`
	// Why the API server refuses the instance.
	Invalid string `json:"invalid,omitempty"`
	// Why kro gives up on the instance, so that it applies nothing.
	Error string `json:"error,omitempty"`
	// What it applies, in this order, as far as it is known before any of it has a status. Without what only a cluster knows: UIDs and
	// the version of kro.
	Resources []map[string]any `json:"resources,omitempty"`
	// The ids of resources that includeWhen leaves out.
	Ignored []string `json:"ignored,omitempty"`
	// The ids of resources that wait for what only the cluster knows.
	Pending []string `json:"pending,omitempty"`
}

// The defaults of the flags of kro's controller (cmd/controller/main.go).
var config = graph.Config{MaxCollectionSize: 1000, MaxCollectionDimensionSize: 10}

func (c *cluster) answer(manifest string) answer {
	documents, err := documentsOf(manifest)
	if err != nil || len(documents) != 2 {
		return answer{Refused: fmt.Sprintf("not a definition and an instance: %v", err)}
	}
	definition, refusal := admit(c.graphs, documents[0])
	if refusal != "" {
		return answer{Refused: refusal}
	}
	rgd := &v1alpha1.ResourceGraphDefinition{}
	if err := k8sruntime.DefaultUnstructuredConverter.FromUnstructured(definition, rgd); err != nil {
		return answer{Refused: err.Error()}
	}
	built, err := c.builder.NewResourceGraphDefinition(rgd, config)
	if err != nil {
		return answer{Refused: err.Error()}
	}
	if refusal := refusalOfCRD(built.CRD); refusal != "" {
		return answer{Refused: refusal}
	}
	admitted, refusal := admit(built.CRD, documents[1])
	if refusal != "" {
		return answer{Invalid: refusal}
	}
	instance := &unstructured.Unstructured{Object: admitted}
	if v1alpha1.IsReconcileSuspended(instance.GetAnnotations()[v1alpha1.InstanceReconcileAnnotation]) {
		return answer{}
	}
	return resolve(built, rgd, instance)
}

// Imitates processNodes of kro's instance controller, in a cluster that has none of the resources yet, and that stores each as it is applied.
func resolve(built *graph.Graph, rgd *v1alpha1.ResourceGraphDefinition, instance *unstructured.Unstructured) answer {
	run, err := runtime.FromGraph(built, config, runtime.WithInstance(instance))
	if err != nil {
		return answer{Error: err.Error()}
	}
	found := answer{}
	for _, node := range run.Nodes() {
		id := node.Spec.Meta.ID
		ignored, err := node.IsIgnored()
		if err != nil && !runtime.IsDataPending(err) {
			return answer{Error: err.Error()}
		}
		if err != nil {
			found.Pending = append(found.Pending, id)
			continue
		}
		if ignored {
			found.Ignored = append(found.Ignored, id)
			continue
		}
		desired, err := node.GetDesired()
		if err != nil && !runtime.IsDataPending(err) {
			return answer{Error: err.Error()}
		}
		if err != nil {
			found.Pending = append(found.Pending, id)
			continue
		}
		observed := make([]*unstructured.Unstructured, len(desired))
		for i, object := range desired {
			observed[i] = object.DeepCopy()
		}
		if node.Spec.Meta.Type == graph.NodeTypeExternalCollection {
			continue
		}
		node.SetObserved(observed)
		if node.Spec.Meta.Type == graph.NodeTypeExternal || node.Spec.Meta.Type == graph.NodeTypeExternalCollection {
			continue
		}
		order, _ := run.ApplyOrder(id)
		for i, object := range desired {
			decorate(object, rgd, instance, node, order, i, len(desired))
			found.Resources = append(found.Resources, object.Object)
		}
	}
	return found
}

// Imitates applyDecoratorMetadata of kro's instance controller, without what only a cluster knows.
func decorate(
	object *unstructured.Unstructured, rgd *v1alpha1.ResourceGraphDefinition, instance *unstructured.Unstructured, node *runtime.Node,
	order, index, size int,
) {
	labels := object.GetLabels()
	if labels == nil {
		labels = map[string]string{}
	}
	namespaced := instance.GetNamespace() != ""
	for _, more := range []metadata.GenericLabeler{
		metadata.NewInstanceLabeler(instance, namespaced),
		metadata.NewNodeLabeler(),
		metadata.NewResourceGraphDefinitionLabeler(rgdMeta(rgd)),
		metadata.NewKROMetaLabeler(),
	} {
		for key, value := range more {
			labels[key] = value
		}
	}
	labels[metadata.NodeIDLabel] = node.Spec.Meta.ID
	if node.Spec.Meta.Type == graph.NodeTypeCollection {
		labels[metadata.CollectionIndexLabel] = strconv.Itoa(index)
		labels[metadata.CollectionSizeLabel] = strconv.Itoa(size)
	}
	delete(labels, metadata.InstanceIDLabel)
	delete(labels, metadata.ResourceGraphDefinitionIDLabel)
	delete(labels, metadata.KROVersionLabel)
	object.SetLabels(labels)
	annotations := object.GetAnnotations()
	if annotations == nil {
		annotations = map[string]string{}
	}
	annotations[metadata.ApplyOrderAnnotation] = strconv.Itoa(order)
	object.SetAnnotations(annotations)
}

func rgdMeta(rgd *v1alpha1.ResourceGraphDefinition) metav1.Object { return &rgd.ObjectMeta }
