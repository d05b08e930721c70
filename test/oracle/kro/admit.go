package main

import (
	"context"
	"encoding/json"
	"fmt"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	extv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	extvalidation "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation"
	structural "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
)

// A custom resource as the API server stores it: pruned, with defaults; or why it refuses it.
func admit(crd *extv1.CustomResourceDefinition, object map[string]any) (map[string]any, string) {
	crd, err := asSent(crd)
	if err != nil {
		return nil, err.Error()
	}
	internal := &apiextensions.JSONSchemaProps{}
	if err := extv1.Convert_v1_JSONSchemaProps_To_apiextensions_JSONSchemaProps(crd.Spec.Versions[0].Schema.OpenAPIV3Schema, internal, nil); err != nil {
		return nil, err.Error()
	}
	shape, err := structural.NewStructural(internal)
	if err != nil {
		return nil, err.Error()
	}
	apiVersion := crd.Spec.Group + "/" + crd.Spec.Versions[0].Name
	if object["apiVersion"] != apiVersion || object["kind"] != crd.Spec.Names.Kind {
		return nil, fmt.Sprintf("no matches for kind %q in version %q", object["kind"], object["apiVersion"])
	}
	pruned := pruning.PruneWithOptions(object, shape, true, structural.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})
	if len(pruned) > 0 {
		return nil, fmt.Sprintf("strict decoding error: unknown field %q", pruned[0])
	}
	defaulting.PruneNonNullableNullsWithoutDefaults(object, shape)
	defaulting.Default(object, shape)
	validator, _, err := validation.NewSchemaValidator(internal)
	if err != nil {
		return nil, err.Error()
	}
	if errs := validation.ValidateCustomResource(nil, object, validator); len(errs) > 0 {
		return nil, errs.ToAggregate().Error()
	}
	rules := cel.NewValidator(shape, true, celconfig.PerCallLimit)
	if errs, _ := rules.Validate(context.Background(), field.NewPath(""), shape, object, nil, celconfig.RuntimeCELCostBudget); len(errs) > 0 {
		return nil, errs.ToAggregate().Error()
	}
	return object, ""
}

// Why the API server refuses the CustomResourceDefinition that kro makes of a definition.
func refusalOfCRD(crd *extv1.CustomResourceDefinition) string {
	crd, err := asSent(crd)
	if err != nil {
		return err.Error()
	}
	internal := &apiextensions.CustomResourceDefinition{}
	if err := extv1.Convert_v1_CustomResourceDefinition_To_apiextensions_CustomResourceDefinition(crd, internal, nil); err != nil {
		return err.Error()
	}
	internal.Status.StoredVersions = []string{crd.Spec.Versions[0].Name}
	if errs := extvalidation.ValidateCustomResourceDefinition(context.Background(), internal); len(errs) > 0 {
		return errs.ToAggregate().Error()
	}
	return ""
}

// A CustomResourceDefinition as it arrives at the API server: what kro makes in memory says less about additional properties.
func asSent(crd *extv1.CustomResourceDefinition) (*extv1.CustomResourceDefinition, error) {
	text, err := json.Marshal(crd)
	if err != nil {
		return nil, err
	}
	sent := &extv1.CustomResourceDefinition{}
	if err := json.Unmarshal(text, sent); err != nil {
		return nil, err
	}
	extv1.SetDefaults_CustomResourceDefinition(sent)
	extv1.SetDefaults_CustomResourceDefinitionSpec(&sent.Spec)
	return sent, nil
}
