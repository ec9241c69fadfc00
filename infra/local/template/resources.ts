import { withSecrets } from './dynamic-references.ts'
import type { Assembly, Template } from './assembly.ts'
import { identityOf, namePropertyOf, type Identity } from './identity.ts'
import type { Place } from './place.ts'
import { resolveValue, type Scope } from './resolve.ts'

/** A resource of the template with its references resolved. */
export interface Resource extends Identity {
  /** The names of its stacks and its logical id. */
  path: string
  logicalId: string
  type: string
  properties: Record<string, unknown>
}

/** All resources of an assembly, nested stacks included. */
export function resourcesOf(assembly: Assembly, place: Place): Resource[] {
  const stacks = assembly.stacks.map(({ name, template }) => new RunningStack(assembly, place, name, template))
  const exported = (name: string) => {
    const value = stacks.map(stack => stack.exported(name)).find(found => found !== undefined)
    if (value === undefined) throw new Error(`No stack exports ${name}.`)
    return value
  }
  for (const stack of stacks) stack.imports = exported
  return stacks.flatMap(stack => stack.resources())
}

const nestedStack = 'AWS::CloudFormation::Stack'

/** A stack that resolves the names in its template. */
class RunningStack implements Scope {
  imports: Scope['imports']
  readonly #assembly: Assembly
  readonly #place: Place
  readonly #name: string
  readonly #template: Template
  readonly #parameters: Record<string, unknown>
  readonly #nested = new Map<string, RunningStack>()

  constructor(
    assembly: Assembly,
    place: Place,
    name: string,
    template: Template,
    parameters = {},
    imports: Scope['imports'] = noImports,
  ) {
    this.#assembly = assembly
    this.#place = place
    this.#name = name
    this.#template = template
    this.#parameters = parameters
    this.imports = imports
  }

  resources(): Resource[] {
    return Object.entries(this.#template.Resources).flatMap(([logicalId, { Type, Properties = {} }]) => {
      if (Type === nestedStack) return this.#stackAt(logicalId).resources()
      const properties = () =>
        withSecrets(resolveValue(Properties, this), this.#place.secret) as Record<string, unknown>
      return {
        ...this.#identity(logicalId),
        path: `${this.#name}/${logicalId}`,
        logicalId,
        type: Type,
        // Resolved on use, since resources without a stand-in may use functions that are not supported here.
        get properties() {
          return properties()
        },
      }
    })
  }

  ref(name: string): unknown {
    const pseudo = this.#pseudo(name)
    if (pseudo !== undefined) return pseudo
    if (this.#template.Resources[name]) return this.#identity(name).ref
    return this.#parameters[name] ?? this.#template.Parameters?.[name]?.Default ?? unknown(name, this.#name)
  }

  attribute(logicalId: string, attribute: string): unknown {
    const resource = this.#template.Resources[logicalId] ?? unknown(logicalId, this.#name)
    if (resource.Type === nestedStack) return this.#stackAt(logicalId).output(attribute.replace(/^Outputs\./, ''))
    if (resource.Type === 'AWS::SSM::Parameter' && attribute === 'Value')
      return resolveValue(resource.Properties?.Value, this)
    return this.#identity(logicalId).attributes[attribute] ?? unknown(`${logicalId}.${attribute}`, this.#name)
  }

  output(name: string): unknown {
    return resolveValue((this.#template.Outputs?.[name] ?? unknown(name, this.#name)).Value, this)
  }

  exported(name: string): unknown {
    const output = Object.values(this.#template.Outputs ?? {}).find(
      ({ Export }) => Export && resolveValue(Export.Name, this) === name,
    )
    return output && resolveValue(output.Value, this)
  }

  #identity(logicalId: string): Identity {
    const { Type, Properties = {} } = this.#template.Resources[logicalId] ?? unknown(logicalId, this.#name)
    const given = resolveValue(Properties[namePropertyOf(Type) ?? ''], this)
    return identityOf(Type, typeof given === 'string' ? given : `${this.#name}-${logicalId}`, this.#place)
  }

  #stackAt(logicalId: string): RunningStack {
    const known = this.#nested.get(logicalId)
    if (known) return known
    const properties = this.#template.Resources[logicalId]?.Properties ?? {}
    const address = String(resolveValue(properties.TemplateURL, this))
    const stack = new RunningStack(
      this.#assembly,
      this.#place,
      `${this.#name}-${logicalId}`,
      this.#assembly.nested(address),
      resolveValue(properties.Parameters ?? {}, this) as Record<string, unknown>,
      name => this.imports(name),
    )
    this.#nested.set(logicalId, stack)
    return stack
  }

  #pseudo(name: string): string | undefined {
    return {
      'AWS::Region': this.#place.region,
      'AWS::AccountId': this.#place.account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': this.#name,
      'AWS::StackId': `arn:aws:cloudformation:${this.#place.region}:${this.#place.account}:stack/${this.#name}/local`,
    }[name]
  }
}

function noImports(name: string): never {
  throw new Error(`Nothing exports ${name}.`)
}

function unknown(name: string, stack: string): never {
  throw new Error(`${name} is not in the template of ${stack}.`)
}
