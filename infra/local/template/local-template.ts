import type { DatabaseSync } from 'node:sqlite'
import { Secrets } from '../aws/secrets.ts'
import { localFunction, type LocalFunction } from '../functions/local-function.ts'
import { routesOf, type TemplateRoute } from '../gateway/template-routes.ts'
import { Roles } from '../roles/roles.ts'
import { readAssembly } from './assembly.ts'
import { account, region } from './place.ts'
import { resourcesOf, type Resource } from './resources.ts'

/** A template with everything in it resolved for this machine. */
export interface LocalTemplate {
  resources: Resource[]
  secrets: Secrets
  functions: LocalFunction[]
  roles: Roles
  routes: TemplateRoute[]
}

interface TemplateProps {
  /** The folder of the cloud assembly. */
  directory: string
  store: DatabaseSync
  proxyUrl: string
  /** The site's URL. */
  origin: string
}

/** Reads a cloud assembly and resolves its resources, functions, roles and routes. */
export function localTemplate({ directory, store, proxyUrl, origin }: TemplateProps): LocalTemplate {
  const assembly = readAssembly(directory, origin)
  const secret = (id: string) => secrets.valueOf(id)
  const resources = resourcesOf(assembly, { region, account, proxyUrl, origin, secret })
  const secrets = new Secrets(store, resources)
  const functions = resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .map(resource => localFunction(resource, assembly, { proxyUrl, region, account }))
  const roles = new Roles(resources)
  for (const own of functions) roles.register(own)
  return { resources, secrets, functions, roles, routes: routesOf(resources, functions, roles) }
}
