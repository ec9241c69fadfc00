import type { Resource } from '../template/resources.ts'
import type { PermissionRecord, Use } from './permission-record.ts'
import { isAllowed, statementsOf, type Access, type Statement } from './statement.ts'

/** A caller that assumes a role. */
interface Caller {
  name: string
  role: string
}

/** The template's roles; records every use of a permission. */
export class Roles {
  readonly #statements: Map<string, Statement[]>
  readonly #callers = new Map<string, Caller>()
  readonly #uses = new Map<string, Use>()

  constructor(resources: Resource[]) {
    this.#statements = rolesIn(resources)
  }

  /** Lists a caller in the record even if it never calls. */
  register(caller: Caller) {
    this.#callers.set(caller.name, caller)
  }

  /** Whether the caller's role allows the access; the answer is recorded, and the same for as long as the template runs. */
  allow(caller: Caller, access: Access): boolean {
    const { name, role } = caller
    const named = `${name} ${role} ${access.action} ${access.resource}`
    const known = this.#uses.get(named)
    if (known) return known.allowed
    this.register(caller)
    const allowed = this.grants(caller, access)
    this.#uses.set(named, { caller: name, ...access, allowed })
    return allowed
  }

  /** Whether the caller's role allows an access that is not made; nothing is recorded. */
  grants({ role }: Caller, access: Access): boolean {
    return isAllowed(this.#statements.get(role) ?? [], access)
  }

  /** The roles with their callers, and every use so far, each once. */
  record(): PermissionRecord {
    const callers = [...this.#callers.values()]
    return {
      roles: [...new Set(callers.map(({ role }) => role))].map(role => ({
        role,
        callers: callers.filter(caller => caller.role === role).map(({ name }) => name),
        statements: this.#statements.get(role) ?? [],
      })),
      uses: [...this.#uses.values()],
    }
  }
}

interface RoleProperties {
  Policies?: { PolicyDocument: unknown }[]
  ManagedPolicyArns?: string[]
}

interface PolicyProperties {
  PolicyDocument: unknown
  Roles?: string[]
}

/** The statements by role ARN: of inline policies, attached policies and managed policies. */
function rolesIn(resources: Resource[]): Map<string, Statement[]> {
  const policies = resources.filter(({ type }) => type === 'AWS::IAM::Policy' || type === 'AWS::IAM::ManagedPolicy')
  return new Map(
    resources
      .filter(({ type }) => type === 'AWS::IAM::Role')
      .map(({ arn, ref, properties }) => {
        const { Policies = [], ManagedPolicyArns = [] } = properties as RoleProperties
        const attached = policies.filter(
          policy =>
            ManagedPolicyArns.includes(policy.arn) ||
            (policy.properties as unknown as PolicyProperties).Roles?.includes(ref),
        )
        const documents = [...Policies, ...attached.map(policy => policy.properties as unknown as PolicyProperties)]
        return [arn, documents.flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))]
      }),
  )
}
