import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { Problem } from '#shared/contract/problem.ts'
import { clientTimeouts, optionalSetting } from './environment.ts'
import { log } from './log.ts'

/** The action that a captcha token was issued for; the page requests its token under the same name. */
export type Action = 'log_in' | 'register' | 'forgot_password' | 'contact'

/** The verification response of reCAPTCHA v3. */
const Verdict = z.object({ success: z.boolean(), action: z.optional(z.string()), score: z.optional(z.number()) })
type Verdict = z.infer<typeof Verdict>

/** Scores run from 0 (robot) to 1 (human). */
const minimumScore = 0.5

const verificationUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutInMs = 5_000

/**
 * Verifies the captcha, unless the deployment has none. It fails closed when the verification service is unreachable, since
 * the calls it protects are the ones that robots target.
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

/** Verifies the tokens of the local substitute: `stand-in.<action>` or `stand-in.<action>.<score>`. */
function standIn(token: string): Verdict {
  const [, action = '', score = '0.9'] = /^stand-in\.(\w+)(?:\.(0\.\d))?$/.exec(token) ?? []
  return { success: action !== '', action, score: Number(score) }
}

const client = new SecretsManagerClient(clientTimeouts)
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
