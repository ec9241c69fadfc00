import type { Resource } from '../template/resources.ts'
import type { PermissionRecord, Use } from './compare.ts'
import { isAllowed, statementsOf, type Need, type Statement } from './statement.ts'

/** Somebody who acts under a role. */
interface Actor {
  name: string
  role: string
}

/** The roles of the template: who may do what, and who did. */
export class Roles {
  readonly #statements: Map<string, Statement[]>
  readonly #actors = new Map<string, Actor>()
  readonly #uses = new Map<string, Use>()

  constructor(resources: Resource[]) {
    this.#statements = rolesIn(resources)
  }

  /** Counts somebody among those who act under a role, even if they do nothing. */
  knows(actor: Actor) {
    this.#actors.set(actor.name, actor)
  }

  /** Whether an actor's role allows it; either way it is remembered. */
  allow(actor: Actor, need: Need): boolean {
    this.knows(actor)
    const allowed = isAllowed(this.#statements.get(actor.role) ?? [], need)
    const caller = actor.name
    this.#uses.set(`${caller} ${need.action} ${need.resource} ${allowed}`, { caller, ...need, allowed })
    return allowed
  }

  /** Who may do what, and everything that was done and refused so far, each once. */
  record(): PermissionRecord {
    const actors = [...this.#actors.values()]
    return {
      roles: [...new Set(actors.map(({ role }) => role))].map(role => ({
        role,
        callers: actors.filter(actor => actor.role === role).map(({ name }) => name),
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

/** Statements by the ARN of each role: its own, those of policies laid upon it, and those of managed policies. */
function rolesIn(resources: Resource[]): Map<string, Statement[]> {
  const policies = resources.filter(({ type }) => type === 'AWS::IAM::Policy' || type === 'AWS::IAM::ManagedPolicy')
  return new Map(
    resources
      .filter(({ type }) => type === 'AWS::IAM::Role')
      .map(({ arn, ref, properties }) => {
        const { Policies = [], ManagedPolicyArns = [] } = properties as RoleProperties
        const laidUpon = policies.filter(
          policy =>
            ManagedPolicyArns.includes(policy.arn) ||
            (policy.properties as unknown as PolicyProperties).Roles?.includes(ref),
        )
        const documents = [...Policies, ...laidUpon.map(policy => policy.properties as unknown as PolicyProperties)]
        return [arn, documents.flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))]
      }),
  )
}
