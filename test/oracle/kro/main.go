// The real kro, without a cluster: what it makes of a ResourceGraphDefinition and one of its instances. Not a part of envfrom.
//
//	go run . ../../conformance/kro-own.json     answers every case of a file of vectors again, in place
//	go run . - < manifest.yaml                  prints the answer for one definition and its instance
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"k8s.io/apimachinery/pkg/util/yaml"
)

// One case of the vectors: a definition and an instance of it as a person writes them, and kro's answer.
type vector struct {
	ID       string `json:"id"`
	Manifest string `json:"graph"`
	Answer   answer `json:"answer"`
}

type file struct {
	Source json.RawMessage `json:"source"`
	Cases  []vector        `json:"cases"`
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	cluster, err := newCluster()
	if err != nil {
		return err
	}
	if len(args) != 1 {
		return fmt.Errorf("usage: kro VECTORS.json | kro - < MANIFEST")
	}
	if args[0] == "-" {
		text, err := io.ReadAll(os.Stdin)
		if err != nil {
			return err
		}
		printed, err := json.MarshalIndent(cluster.answer(string(text)), "", " ")
		fmt.Println(string(printed))
		return err
	}
	return answerAll(cluster, args[0])
}

func answerAll(cluster *cluster, path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var vectors file
	if err := json.Unmarshal(text, &vectors); err != nil {
		return err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "{\n\"source\": %s,\n\"cases\": [\n", vectors.Source)
	for i, one := range vectors.Cases {
		one.Answer = cluster.answer(one.Manifest)
		var line strings.Builder
		encoder := json.NewEncoder(&line)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(one); err != nil {
			return err
		}
		out.WriteString(strings.TrimSuffix(line.String(), "\n"))
		if i < len(vectors.Cases)-1 {
			out.WriteString(",")
		}
		out.WriteString("\n")
	}
	out.WriteString("]\n}\n")
	return os.WriteFile(path, []byte(out.String()), 0o644)
}

// The documents of a manifest as JSON objects.
func documentsOf(manifest string) ([]map[string]any, error) {
	decoder := yaml.NewYAMLOrJSONDecoder(strings.NewReader(manifest), 4096)
	var documents []map[string]any
	for {
		var document map[string]any
		err := decoder.Decode(&document)
		if err == io.EOF {
			return documents, nil
		}
		if err != nil {
			return nil, err
		}
		if document != nil {
			documents = append(documents, document)
		}
	}
}
