import { join } from 'node:path'
import type { Assembly } from '../template/assembly.ts'
import type { Place } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'

/** A Lambda function of the template as it is run here. */
export interface LocalFunction {
  name: string
  arn: string
  /** The ARN of the role it acts under. */
  role: string
  /** The ARN of the log group it writes to. */
  log: string
  directory: string
  /** The module that is loaded, and the name it exports the handler by. */
  module: string
  exported: string
  environment: Record<string, string>
  /** Bytes. */
  memoryLimit: number
  /** Milliseconds. */
  timeLimit: number
}

interface FunctionProperties {
  Code: { S3Key: string }
  Handler: string
  Role: string
  MemorySize?: number
  Timeout?: number
  Environment?: { Variables?: Record<string, string> }
  LoggingConfig?: { LogGroup?: string }
}

/** What every function signs with. */
export const secretKey = 'local'

/** Reads a function from its resource; the environment is the template's, with what Lambda itself adds. */
export function localFunction(
  { name, arn, properties }: Resource,
  assembly: Assembly,
  { doors, region, account }: Pick<Place, 'doors' | 'region' | 'account'>,
): LocalFunction {
  const {
    Code,
    Handler,
    Role,
    MemorySize = 128,
    Timeout = 3,
    Environment,
    LoggingConfig,
  } = properties as unknown as FunctionProperties
  const directory = assembly.asset(Code.S3Key)
  const [file = '', exported = ''] = Handler.split('.')
  const logGroup = LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`
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
      ...Environment?.Variables,
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      NODE_ENV: 'production',
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      // A key that names the function: the doors know by it who calls.
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: secretKey,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_LOG_GROUP_NAME: logGroup,
      AWS_ENDPOINT_URL_DYNAMODB: doors,
      AWS_ENDPOINT_URL_S3: doors,
      AWS_ENDPOINT_URL_SES: doors,
      AWS_ENDPOINT_URL_SQS: doors,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: doors,
      LAMBDA_TASK_ROOT: directory,
    },
  }
}
