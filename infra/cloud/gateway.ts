import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { CfnApi, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { policy } from './policy.ts'

/** What AWS gives one HTTP API without being asked for more. */
const mostRoutes = 300

/** The longest that an HTTP API waits for an answer. */
const longestWait = Duration.seconds(30)

/** Of all callers together: ten times what a thousand people ask at their busiest, and little enough for the account's functions. */
const callsPerSecond = 250

interface GatewayProps {
  /** What the names of the functions that answer calls begin with: the gateway may invoke those and no other. */
  functionPrefix: string
}

/** The one address of the API. Routes are added by the features, each in its own stack. */
export class Gateway extends Construct {
  readonly address: string
  readonly apiId: string
  readonly #api: CfnApi
  readonly #role: CfnRole
  #routes = 0

  constructor(scope: Construct, id: string, { functionPrefix }: GatewayProps) {
    super(scope, id)
    this.#api = new CfnApi(this, 'Api', { name: Stack.of(this).stackName, protocolType: 'HTTP' })
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new CfnStage(this, 'Stage', {
      apiId: this.#api.ref,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: callsPerSecond, throttlingBurstLimit: 2 * callsPerSecond },
      accessLogSettings: { destinationArn: log.logGroupArn, format: JSON.stringify(logLine) },
    })
    this.#role = new CfnRole(this, 'Invokes', {
      assumeRolePolicyDocument: policy([
        { Action: ['sts:AssumeRole'], Principal: { Service: 'apigateway.amazonaws.com' } },
      ]),
      policies: [
        {
          policyName: 'Invokes',
          policyDocument: policy([
            {
              Action: ['lambda:InvokeFunction'],
              Resource: [`arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionPrefix}*`],
            },
          ]),
        },
      ],
    })
    this.address = this.#api.attrApiEndpoint
    this.apiId = this.#api.ref
  }

  /** Lets an endpoint's calls through to its function. */
  opens(scope: Construct, endpoint: Endpoint, answering: CfnFunction) {
    if (++this.#routes > mostRoutes) throw new Error(`An HTTP API has ${mostRoutes} routes and no more.`)
    const integration = new CfnIntegration(scope, `${answering.node.id}Integration`, {
      apiId: this.#api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: answering.attrArn,
      credentialsArn: this.#role.attrArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: longestWait.toMilliseconds(),
    })
    new CfnRoute(scope, `${answering.node.id}Route`, {
      apiId: this.#api.ref,
      routeKey: routeKeyOf(endpoint),
      target: `integrations/${integration.ref}`,
    })
  }
}

/** The key of an endpoint's route: every call says its language first, but those that speak none. */
export const routeKeyOf = ({ method, path, plain }: Pick<Endpoint, 'method' | 'path' | 'plain'>) =>
  `${method} /api${plain ? '' : '/{locale}'}${path}`

/** What is kept of a call: no address, no body, nobody's name. */
const logLine = {
  at: '$context.requestTime',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  length: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
}
