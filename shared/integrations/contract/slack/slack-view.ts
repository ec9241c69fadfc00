import * as z from 'zod/mini'
import { SlackPosts } from '../../slack/slack.ts'

/** What the page of integrations shows of Slack. */
export const SlackView = z.object({
  data: z.object({
    /** Whether the plan of the company has it, and whether this installation has an app for it. */
    is_open: z.boolean(),
    is_offered: z.boolean(),
    connection: z.nullable(
      z.object({
        team: z.string(),
        channel: z.nullable(z.object({ id: z.string(), name: z.string() })),
        posts: SlackPosts,
        language: z.enum(['hu', 'en']),
        connected_at: z.int(),
      }),
    ),
  }),
})
export type SlackView = z.infer<typeof SlackView>
