import type * as z from 'zod/mini'

/** What a form objects to, by the path of the field, the first objection of each; nothing where it takes the value. */
export function objections(schema: z.ZodMiniType | undefined, value: unknown): Record<string, string> {
  const issues = schema!.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
