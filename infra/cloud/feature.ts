import { CfnParameter, Duration, NestedStack, RemovalPolicy } from 'aws-cdk-lib/core'
import type { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnLogGroup, CfnMetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { fileOf, type Endpoint } from '#shared/contract/endpoint.ts'
import type { Bundles, Capability } from '#infra/build/bundle.ts'
import type { Gateway } from './gateway.ts'
import type { Roles } from './roles.ts'

/** Settings a function finds in its environment. */
export type Environment = Record<string, string>

export interface FeatureProps {
  name: string
  endpoints: Record<string, Endpoint>
  bundles: Bundles
  gateway: Gateway
  roles: Roles
  /** The environment of every function, and of functions with a capability. */
  environment: { all: Environment } & Partial<Record<Capability, Environment>>
  /** The origin secrets that functions behind endpoints accept; without it they accept every call. */
  originSecret?: string
  /** The prefix of function names, followed by `api-` for functions behind endpoints. */
  prefix: string
  logGroupName: string
}

/** 0.6 of a vCPU: hashing a password takes 50 ms; at half of it a cold start would take twice as long. */
const memorySize = 1024

/** A second less than the gateway's timeout, so that the caller gets the function's own error. */
const timeLimit = Duration.seconds(29)

/** The stack of a feature: a function for each endpoint, all with one bundle and one log group. */
export class Feature extends NestedStack {
  readonly #props: FeatureProps
  readonly #code: Asset
  readonly #log: CfnLogGroup

  constructor(scope: Construct, props: FeatureProps) {
    const { originSecret } = props
    super(scope, capitalised(props.name), { parameters: { ...(originSecret && { OriginSecret: originSecret }) } })
    this.#props = props
    // A parameter, since each function with the dynamic reference itself would soon exceed the 60 that a template may have.
    const accepted =
      originSecret && new CfnParameter(this, 'OriginSecret', { type: 'String', noEcho: true }).valueAsString
    this.#code = new Asset(this, 'Code', { path: `${props.bundles.directory}/${props.name}` })
    this.#log = new CfnLogGroup(this, 'Log', {
      logGroupName: props.logGroupName,
      retentionInDays: RetentionDays.THREE_MONTHS,
    })
    this.#log.applyRemovalPolicy(RemovalPolicy.DESTROY)

    for (const [entry, endpoint] of Object.entries(props.endpoints)) {
      const file = fileOf(entry)
      const role = props.roles.roleFor({
        capabilities: this.capabilitiesOf(file),
        changes: endpoint.changes,
        countsKeyCalls: endpoint.keys !== undefined,
      })
      const name = `api-${props.name}-${file}`
      props.gateway.addRoute(
        this,
        endpoint,
        this.#make(file, { role, name, settings: accepted ? { ORIGIN_SECRET: accepted } : {} }),
      )
    }
  }

  /** A function without an endpoint, invoked by a stream, a queue or a deployment. */
  worker(file: string, { role }: { role: CfnRole }) {
    return this.#make(file, { role, name: `${this.#props.name}-${file}` })
  }

  /** Counts the log entries that match a pattern as a metric of the stage. */
  countEntries(id: string, { pattern, metric }: { pattern: string; metric: { namespace: string; name: string } }) {
    new CfnMetricFilter(this, id, {
      logGroupName: this.#log.ref,
      filterPattern: pattern,
      metricTransformations: [
        { metricNamespace: metric.namespace, metricName: metric.name, metricValue: '1', defaultValue: 0 },
      ],
    })
  }

  /** The capabilities that a handler imports. */
  capabilitiesOf(file: string): Capability[] {
    return this.#props.bundles.reach[this.#props.name]?.[file] ?? []
  }

  #make(file: string, { role, name, settings: own = {} }: { role: CfnRole; name: string; settings?: Environment }) {
    const { environment, prefix } = this.#props
    const settings = [environment.all, own, ...this.capabilitiesOf(file).map(capability => environment[capability])]
    return new CfnFunction(this, file.split('-').map(capitalised).join(''), {
      functionName: functionName(prefix + name),
      code: { s3Bucket: this.#code.s3BucketName, s3Key: this.#code.s3ObjectKey },
      handler: `${file}.handler`,
      role: role.attrArn,
      runtime: 'nodejs24.x',
      architectures: ['arm64'],
      memorySize,
      timeout: timeLimit.toSeconds(),
      environment: { variables: Object.assign({}, ...settings) },
      loggingConfig: { logGroup: this.#log.ref, logFormat: 'JSON' },
    })
  }
}

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1)

/** Lambda accepts 64 characters; a longer name would fail only during the deployment. */
function functionName(name: string) {
  if (name.length > 64) throw new Error(`The function name ${name} is longer than 64 characters.`)
  return name
}
