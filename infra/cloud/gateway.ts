import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { CfnApi, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { policy } from './policy.ts'

/** AWS's default quota of routes for an HTTP API. */
const maxRoutes = 300

/** The longest integration timeout of an HTTP API. */
const timeout = Duration.seconds(30)

/** For all callers together: ten times the peak of a thousand people, and within the account's Lambda concurrency. */
const callsPerSecond = 250

interface GatewayProps {
  /** The name prefix of the functions behind endpoints, the only ones that the gateway may invoke. */
  functionPrefix: string
}

/** The HTTP API. Each feature adds its routes in its own stack. */
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
    this.#role = new CfnRole(this, 'Invoke', {
      assumeRolePolicyDocument: policy([
        { Action: ['sts:AssumeRole'], Principal: { Service: 'apigateway.amazonaws.com' } },
      ]),
      policies: [
        {
          policyName: 'Invoke',
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

  /** Adds the route of an endpoint to its function. */
  addRoute(scope: Construct, endpoint: Endpoint, target: CfnFunction) {
    const integration = new CfnIntegration(scope, `${target.node.id}Integration`, {
      apiId: this.#api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: target.attrArn,
      credentialsArn: this.#role.attrArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: timeout.toMilliseconds(),
    })
    this.#addRouteTo(integration, `${target.node.id}Route`, endpoint)
    if (endpoint.head) this.#addRouteTo(integration, `${target.node.id}HeadRoute`, { ...endpoint, method: 'HEAD' })
  }

  #addRouteTo(integration: CfnIntegration, id: string, routed: Routed) {
    if (++this.#routes > maxRoutes) throw new Error(`An HTTP API has at most ${maxRoutes} routes.`)
    new CfnRoute(integration.node.scope!, id, {
      apiId: this.#api.ref,
      routeKey: routeKeyOf(routed),
      target: `integrations/${integration.ref}`,
    })
  }
}

interface Routed extends Pick<Endpoint, 'path' | 'plain'> {
  method: Endpoint['method'] | 'HEAD'
}

/** The route key of an endpoint; the path begins with the locale unless the endpoint is plain. */
export const routeKeyOf = ({ method, path, plain }: Routed) => `${method} /api${plain ? '' : '/{locale}'}${path}`

/** The access log's fields, without address, body or name. */
const logLine = {
  at: '$context.requestTime',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  length: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
}
