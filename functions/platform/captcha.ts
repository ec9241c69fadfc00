import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { Problem } from '#shared/contract/problem.ts'
import { optionalSetting } from './environment.ts'
import { log } from './log.ts'

/** What somebody is doing when the captcha looks at them; the page names it to the captcha by the same word. */
export type Action = 'register' | 'forgot_password' | 'contact'

/** What Google answers about a token (reCAPTCHA v3). */
const Verdict = z.object({ success: z.boolean(), action: z.optional(z.string()), score: z.optional(z.number()) })
type Verdict = z.infer<typeof Verdict>

/** From this score on, between 0 and 1, somebody is taken for a human. */
const minimumScore = 0.5

const verificationUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutInMs = 5_000

/**
 * Lets humans through. Without a key nothing is asked. A verifier that cannot be reached lets nobody through, since the
 * calls that it guards are those that robots are after.
 * @throws Problem `invalid` at the captcha
 */
export async function assertHuman(token: string | undefined, action: Action, address: string): Promise<void> {
  const setting = optionalSetting('CAPTCHA') ?? 'off'
  if (setting === 'off') return
  const verdict = token ? await (setting === 'stand-in' ? standIn(token) : verify(setting, token, address)) : undefined
  if (verdict?.success && verdict.action === action && (verdict.score ?? 0) >= minimumScore) return
  throw new Problem('invalid', {
    sentence: { key: 'problems:captcha' },
    errors: { captcha: [{ key: 'problems:captcha' }] },
  })
}

/** Knows the tokens of the stand-in script: `stand-in.<action>`, or `stand-in.<action>.<score>`. */
function standIn(token: string): Verdict {
  const [, action = '', score = '0.9'] = /^stand-in\.(\w+)(?:\.(0\.\d))?$/.exec(token) ?? []
  return { success: action !== '', action, score: Number(score) }
}

const client = new SecretsManagerClient({})
let key: Promise<string> | undefined

async function secretKey(id: string): Promise<string> {
  key ??= client.send(new GetSecretValueCommand({ SecretId: id })).then(({ SecretString = '' }) => SecretString)
  key.catch(() => (key = undefined))
  return key
}

async function verify(id: string, token: string, address: string): Promise<Verdict> {
  try {
    const form = { secret: await secretKey(id), response: token, remoteip: address }
    const reply = await fetch(verificationUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutInMs),
    })
    return Verdict.parse(await reply.json())
  } catch (error) {
    log.error('the captcha could not be verified', error)
    return { success: false }
  }
}
