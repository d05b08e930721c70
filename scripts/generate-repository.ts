import { randomFrom, type Random } from './random.ts';

/**
 * A repository of `workloads` Deployments with their ConfigMaps, Secrets and Services, for the bench.
 * In: a seed and a size. Out: path → text, one folder per workload; about one in fifty holds a mistake.
 */
export function generateRepository(seed: number, workloads: number): ReadonlyMap<string, string> {
  const random = randomFrom(seed);
  const files = new Map<string, string>();
  for (let index = 0; index < workloads; index += 1) {
    const name = `${random.pick(['api', 'worker', 'web', 'cron', 'cache'])}-${index}`;
    const folder = `apps/group-${index % 97}/${name}`;
    files.set(`${folder}/deployment.yaml`, deployment(random, name));
    files.set(`${folder}/config.yaml`, configMap(random, name));
    files.set(`${folder}/secret.yaml`, secret(name));
    if (index % 2 === 0) files.set(`${folder}/service.yaml`, service(name));
  }
  return files;
}

const KEYS = [
  'LOG_LEVEL',
  'DB_HOST',
  'DB_PORT',
  'CACHE_URL',
  'TIMEOUT',
  'REGION',
  'FEATURES',
] as const;

function configMap(random: Random, name: string): string {
  const data = KEYS.map((key) => `  ${key}: "${key.toLowerCase()}-${random.below(1000)}"`);
  return `apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}-config
  namespace: shop
data:
${data.join('\n')}
  app.properties: |
    server.port=8080
    server.name=${name}
`;
}

function secret(name: string): string {
  return `apiVersion: v1
kind: Secret
metadata:
  name: ${name}-secret
  namespace: shop
type: Opaque
data:
  username: c2hvcA==
  password: bm90LWEtcmVhbC1vbmU=
`;
}

function service(name: string): string {
  return `apiVersion: v1
kind: Service
metadata:
  name: ${name}
  namespace: shop
spec:
  selector:
    app: ${name}
  ports:
    - name: http
      port: 80
      targetPort: 8080
`;
}

function deployment(random: Random, name: string): string {
  const key = random.oneIn(50) ? 'DB_HOTS' : 'DB_HOST';
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: shop
  labels:
    app: ${name}
spec:
  replicas: ${1 + random.below(5)}
  selector:
    matchLabels:
      app: ${name}
  template:
    metadata:
      labels:
        app: ${name}
    spec:
      initContainers:
        - name: migrate
          image: registry.example/${name}:1.${random.below(30)}
          envFrom:
            - configMapRef:
                name: ${name}-config
      containers:
        - name: app
          image: registry.example/${name}:1.${random.below(30)}
          args: ["--level=$(LOG_LEVEL)", "--region=$(REGION)"]
          envFrom:
            - configMapRef:
                name: ${name}-config
              prefix: APP_
          env:
            - name: DB_USER
              valueFrom:
                secretKeyRef:
                  name: ${name}-secret
                  key: username
            - name: DB_PASSWORD
              valueFrom:
                secretKeyRef:
                  name: ${name}-secret
                  key: password
            - name: DB_HOST
              valueFrom:
                configMapKeyRef:
                  name: ${name}-config
                  key: ${key}
            - name: LOG_LEVEL
              value: info
            - name: REGION
              value: eu-${random.below(4)}
            - name: DATABASE_URL
              value: postgres://$(DB_USER):$(DB_PASSWORD)@$(DB_HOST):5432/shop
            - name: POD_IP
              valueFrom:
                fieldRef:
                  fieldPath: status.podIP
          resources:
            requests:
              cpu: 100m
              memory: 128Mi
          volumeMounts:
            - name: settings
              mountPath: /etc/app
      volumes:
        - name: settings
          configMap:
            name: ${name}-config
            items:
              - key: app.properties
                path: app.properties
`;
}
