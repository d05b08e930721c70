package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/kubernetes-sigs/kro/pkg/graph"
	extv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/meta/testrestmapper"
	"k8s.io/apiserver/pkg/cel/openapi/resolver"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/openapi"
	"k8s.io/client-go/openapi/openapitest"
	"sigs.k8s.io/yaml"
)

// The module whose OpenAPI documents stand for a cluster, and the one that holds kro's own CustomResourceDefinition.
const (
	kubernetesModule = "k8s.io/kubernetes@v1.37.2"
	kroModule        = "github.com/kubernetes-sigs/kro@v0.9.4"
)

// What a cluster without any custom resources answers: schemas and scopes of the built-in kinds.
type cluster struct {
	builder *graph.Builder
	// kro's CustomResourceDefinition of definitions.
	graphs *extv1.CustomResourceDefinition
}

func newCluster() (*cluster, error) {
	kubernetes, err := moduleFolder(kubernetesModule)
	if err != nil {
		return nil, err
	}
	kro, err := moduleFolder(kroModule)
	if err != nil {
		return nil, err
	}
	schemas, err := openAPIOf(kubernetes)
	if err != nil {
		return nil, err
	}
	builder, err := graph.NewBuilder(nil, nil,
		graph.WithSchemaResolver(&resolver.ClientDiscoveryResolver{Discovery: documents{client: schemas}}),
		graph.WithRESTMapper(restMapper()))
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(kro, "helm", "crds", "kro.run_resourcegraphdefinitions.yaml"))
	if err != nil {
		return nil, err
	}
	graphs := &extv1.CustomResourceDefinition{}
	if err := yaml.Unmarshal(text, graphs); err != nil {
		return nil, err
	}
	return &cluster{builder: builder, graphs: graphs}, nil
}

func restMapper() meta.RESTMapper {
	return testrestmapper.TestOnlyStaticRESTMapper(scheme.Scheme)
}

func moduleFolder(module string) (string, error) {
	out, err := exec.Command("go", "mod", "download", "-json", module).Output()
	if err != nil {
		return "", fmt.Errorf("go mod download %s: %w", module, err)
	}
	var found struct{ Dir string }
	return found.Dir, json.Unmarshal(out, &found)
}

func openAPIOf(kubernetes string) (openapi.Client, error) {
	paths, err := filepath.Glob(filepath.Join(kubernetes, "api", "openapi-spec", "v3", "*__v*_openapi.json"))
	if err != nil {
		return nil, err
	}
	client := openapitest.NewFakeClient()
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		name := strings.TrimSuffix(filepath.Base(path), "_openapi.json")
		client.PathsMap[strings.ReplaceAll(name, "__", "/")] = openapitest.FakeGroupVersion{GVSpec: text}
	}
	return client, nil
}

// The part of a cluster's discovery that resolving a schema asks for.
type documents struct {
	discovery.DiscoveryInterface
	client openapi.Client
}

func (d documents) OpenAPIV3() openapi.Client { return d.client }
