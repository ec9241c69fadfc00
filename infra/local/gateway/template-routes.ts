import type { LocalFunction } from '../functions/local-function.ts'
import type { Roles } from '../roles/roles.ts'
import type { Resource } from '../template/resources.ts'
import type { Route } from './routes.ts'

/** What answers a call: a function, and whether the gateway's role lets it be invoked. */
export interface Answering {
  fn: LocalFunction
  allowed: boolean
}

export type TemplateRoute = Route<Answering>

interface IntegrationProperties {
  IntegrationUri: string
  CredentialsArn: string
}

/** Routes of the template with their functions, by way of the integrations they name. */
export function routesOf(resources: Resource[], functions: LocalFunction[], roles: Roles): TemplateRoute[] {
  const integrations = new Map(
    resources
      .filter(({ type }) => type === 'AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [`integrations/${ref}`, properties as unknown as IntegrationProperties]),
  )
  return resources
    .filter(({ type }) => type === 'AWS::ApiGatewayV2::Route')
    .map(({ path, properties }) => {
      const integration = integrations.get(String(properties.Target))
      const fn = functions.find(({ arn }) => arn === integration?.IntegrationUri)
      if (!integration || !fn) throw new Error(`The route ${path} leads to no function of the template.`)
      const actor = { name: 'gateway', role: integration.CredentialsArn }
      const allowed = roles.allow(actor, { action: 'lambda:InvokeFunction', resource: fn.arn })
      return { key: String(properties.RouteKey), answer: { fn, allowed } }
    })
}
