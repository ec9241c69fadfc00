import { Duration, NestedStack, RemovalPolicy } from 'aws-cdk-lib/core'
import type { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnLogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { fileOf, type Endpoint } from '#shared/contract/endpoint.ts'
import type { Bundles, Capability } from '#infra/build/bundle.ts'
import type { Gateway } from './gateway.ts'
import type { Permits } from './roles.ts'

/** Settings a function finds in its environment. */
export type Environment = Record<string, string>

export interface FeatureProps {
  name: string
  endpoints: Record<string, Endpoint>
  bundles: Bundles
  gateway: Gateway
  permits: Permits
  /** What every function is told, what those that answer calls, and what only those are told that have a capability. */
  environment: { all: Environment; calls?: Environment } & Partial<Record<Capability, Environment>>
  /** The names of functions begin with it; those that answer calls go on with `api-`. */
  prefix: string
  logGroupName: string
}

/** 0.6 of a processor: a password takes 50 ms to hash, and a start twice as long at half of it. */
const memorySize = 1024

/** A second less than the gateway waits, so that the caller is answered by the function's own failure. */
const timeLimit = Duration.seconds(29)

/** One feature in the cloud: a function for each endpoint, all from one bundle, all logging to one place. */
export class Feature extends NestedStack {
  readonly #props: FeatureProps
  readonly #code: Asset
  readonly #log: CfnLogGroup

  constructor(scope: Construct, props: FeatureProps) {
    super(scope, capitalised(props.name))
    this.#props = props
    this.#code = new Asset(this, 'Code', { path: `${props.bundles.directory}/${props.name}` })
    this.#log = new CfnLogGroup(this, 'Log', {
      logGroupName: props.logGroupName,
      retentionInDays: RetentionDays.THREE_MONTHS,
    })
    this.#log.applyRemovalPolicy(RemovalPolicy.DESTROY)

    for (const [entry, endpoint] of Object.entries(props.endpoints)) {
      const file = fileOf(entry)
      const role = props.permits.roleFor({ capabilities: this.capabilitiesOf(file), changes: endpoint.changes })
      const name = `api-${props.name}-${file}`
      props.gateway.opens(this, endpoint, this.#make(file, { role, name, settings: props.environment.calls }))
    }
  }

  /** A function that no endpoint stands for: fed by a stream, a queue or a deployment. */
  worker(file: string, { role }: { role: CfnRole }) {
    return this.#make(file, { role, name: `${this.#props.name}-${file}` })
  }

  /** What the file's imports reach. */
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

/** Lambda takes 64 characters; a longer name would fail only in the middle of a deployment. */
function functionName(name: string) {
  if (name.length > 64) throw new Error(`The function name ${name} is longer than 64 characters.`)
  return name
}
