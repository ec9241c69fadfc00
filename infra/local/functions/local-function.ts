import { join } from 'node:path'
import type { Assembly } from '../template/assembly.ts'
import type { Place } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'

/** A Lambda function of the template with what a worker needs to run it. */
export interface LocalFunction {
  name: string
  arn: string
  /** The ARN of its execution role. */
  role: string
  /** The ARN of its log group. */
  log: string
  directory: string
  /** The path of the handler's module. */
  module: string
  exported: string
  environment: Record<string, string>
  /** Bytes. */
  memoryLimit: number
  /** Milliseconds. */
  timeLimit: number
}

/** Functions that agree in this can share a worker, which is given the environment of each with its event. */
export const kindOfWorker = ({ directory, memoryLimit }: LocalFunction): string => `${directory} ${memoryLimit}`

interface FunctionProperties {
  Code: { S3Key: string }
  Handler: string
  Role: string
  MemorySize?: number
  Timeout?: number
  Environment?: { Variables?: Record<string, string> }
  LoggingConfig?: { LogGroup?: string }
}

/** The secret key that every function signs with. */
export const secretKey = 'local'

/** Reads a function from its resource. */
export function localFunction(
  { name, arn, properties }: Resource,
  assembly: Assembly,
  { proxyUrl, region, account }: Pick<Place, 'proxyUrl' | 'region' | 'account'>,
): LocalFunction {
  const { Code, Handler, Role, MemorySize = 128, Timeout = 3, ...rest } = properties as unknown as FunctionProperties
  const directory = assembly.asset(Code.S3Key)
  const [file = '', exported = ''] = Handler.split('.')
  const logGroup = rest.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`
  return {
    name,
    arn,
    role: Role,
    log: `arn:aws:logs:${region}:${account}:log-group:${logGroup}`,
    directory,
    module: join(directory, `${file}.mjs`),
    exported,
    memoryLimit: MemorySize * 2 ** 20,
    timeLimit: Timeout * 1000,
    environment: {
      ...rest.Environment?.Variables,
      ...runtimeVariables({ name, region, logGroup, directory, memory: MemorySize }),
      ...endpointVariables(proxyUrl),
    },
  }
}

interface Runtime {
  name: string
  region: string
  logGroup: string
  directory: string
  /** Megabytes. */
  memory: number
}

/** The variables that Lambda adds to a function's own. */
const runtimeVariables = ({ name, region, logGroup, directory, memory }: Runtime) => ({
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  NODE_ENV: 'production',
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  // The AWS proxy knows the caller by its access key.
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: secretKey,
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_LOG_GROUP_NAME: logGroup,
  LAMBDA_TASK_ROOT: directory,
})

const services = ['DYNAMODB', 'S3', 'SES', 'SQS', 'SECRETS_MANAGER']

/** The variables that point the SDK's clients at the AWS proxy. */
const endpointVariables = (proxyUrl: string) =>
  Object.fromEntries(services.map(service => [`AWS_ENDPOINT_URL_${service}`, proxyUrl]))
