import { Operator, PermissionTemplates } from '#shared/account/operator.ts'
import { operatorKey, operatorsPartition, permissionTemplatesKey } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { get, list } from '#functions/platform/table.ts'

export const operators: Kind<Operator, { account: string }> = {
  name: 'Operator',
  schema: Operator,
  key: operatorKey,
}

export const permissionTemplates: Kind<PermissionTemplates, object> = {
  name: 'PermissionTemplates',
  schema: PermissionTemplates,
  key: permissionTemplatesKey,
}

/** The templates, of which there may be none. */
export const templatesNow = async (): Promise<Stored<PermissionTemplates>> =>
  (await get(permissionTemplates, {})) ?? unstored({ templates: [] })

/** Everybody who is an operator, or was one. */
export const allOperators = () => list(operators, { pk: operatorsPartition, prefix: 'OPERATOR#' })
