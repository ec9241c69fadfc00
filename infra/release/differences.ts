import { fullDiff, ResourceImpact, type ResourceDifference, type TemplateDiff } from '@aws-cdk/cloudformation-diff'
import type { Template } from './templates.ts'

type Templates = Map<string, Template>

/** Resources whose contents no deployment can recreate. */
const stateful = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SQS::Queue',
  'AWS::SES::EmailIdentity',
  'AWS::Logs::LogGroup',
]

const lossyImpacts = [
  ResourceImpact.WILL_REPLACE,
  ResourceImpact.MAY_REPLACE,
  ResourceImpact.WILL_DESTROY,
  ResourceImpact.WILL_ORPHAN,
]

/** Properties with whose change a service replaces the contents of a resource that stays. */
const replacingContents: Record<string, string[]> = {
  'AWS::SecretsManager::Secret': ['GenerateSecretString', 'SecretString'],
}

const empty: Template = { Resources: {} }

/** The templates that differ between two releases. */
export function differencesOf(last: Templates, next: Templates): Map<string, TemplateDiff> {
  const files = [...new Set([...last.keys(), ...next.keys()])].sort()
  const compared = files.map(file => [file, fullDiff(last.get(file) ?? empty, next.get(file) ?? empty)] as const)
  return new Map(compared.filter(([, { isEmpty }]) => !isEmpty))
}

/** A change that loses data or would fail a deployment halfway. */
export interface Danger {
  message: string
  /** The logical id of the resource whose data would be lost; a change that would fail has none, and cannot be accepted. */
  loses?: string
}

/** The changes between two releases that lose data or would fail a deployment halfway. */
export function dangersOf(last: Templates, next: Templates): Danger[] {
  const dangers: Danger[] = []
  for (const [file, { resources }] of differencesOf(last, next))
    resources.forEachDifference((id, change) => {
      const type = change.resourceType
      if (!type || !stateful.includes(type)) return
      const [changed] = change.isUpdate ? (replacingContents[type] ?? []).filter(isChangedIn(change)) : []
      const why = lossyImpacts.includes(change.changeImpact) ? change.changeImpact : changed
      if (why) dangers.push({ message: `${file}: ${id} (${type}) would be lost: ${why}`, loses: id })
    })
  const before = routesOf(last)
  for (const [route, file] of routesOf(next)) {
    const home = before.get(route)
    if (home && home !== file)
      dangers.push({ message: `${route} cannot move from ${home} to ${file} in one deployment` })
  }
  return dangers
}

const isChangedIn =
  ({ propertyUpdates }: ResourceDifference) =>
  (name: string) =>
    propertyUpdates[name]?.isDifferent ?? false

/** Why a deployment is refused: dangers that were not accepted by name, and names that lose nothing. */
export function unacceptedIn(dangers: Danger[], accepted: string[]): string[] {
  const refused = dangers.filter(({ loses }) => !loses || !accepted.includes(loses)).map(({ message }) => message)
  const idle = accepted.filter(id => !dangers.some(({ loses }) => loses === id))
  return [...refused, ...idle.map(id => `${id} would not be lost; accept what is, and nothing else`)]
}

/** The template of each route. */
const routesOf = (templates: Templates): Map<string, string> =>
  new Map(
    [...templates].flatMap(([file, { Resources }]) =>
      Object.values(Resources)
        .filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route')
        .map(({ Properties }) => [String(Properties?.RouteKey), file] as const),
    ),
  )
