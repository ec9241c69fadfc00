import type { LocalFunction } from '../functions/local-function.ts'
import type { Roles } from '../roles/roles.ts'
import type { Resource } from '../template/resources.ts'
import type { Route } from './routes.ts'

/** The function behind a route, and whether the gateway's role may invoke it. */
interface Answering {
  fn: LocalFunction
  allowed: boolean
}

export type TemplateRoute = Route<Answering>

interface IntegrationProperties {
  IntegrationUri: string
  CredentialsArn: string
}

/** The template's routes with the functions of their integrations. */
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
      const caller = { name: 'gateway', role: integration.CredentialsArn }
      const allowed = roles.allow(caller, { action: 'lambda:InvokeFunction', resource: fn.arn })
      return { key: String(properties.RouteKey), answer: { fn, allowed } }
    })
}
