import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { addAuthenticator } from '#shared/account/contract/second-factor/add-authenticator.ts'
import { addPasskey } from '#shared/account/contract/second-factor/add-passkey.ts'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { logInWithPasskey } from '#shared/account/contract/second-factor/log-in-with-passkey.ts'
import { removeAuthenticator } from '#shared/account/contract/second-factor/remove-authenticator.ts'
import { removePasskey } from '#shared/account/contract/second-factor/remove-passkey.ts'
import { renamePasskey } from '#shared/account/contract/second-factor/rename-passkey.ts'
import { renewRecoveryCodes } from '#shared/account/contract/second-factor/renew-recovery-codes.ts'
import { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import { setUpPasskey } from '#shared/account/contract/second-factor/set-up-passkey.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { startPasskeyConfirmation } from '#shared/account/contract/second-factor/start-passkey-confirmation.ts'
import { startPasskeyLogIn } from '#shared/account/contract/second-factor/start-passkey-log-in.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import { refused, type Client } from '#test/support/client.ts'
import { newPasskey } from '#test/support/passkey.ts'
import { openWorld, password } from '#test/support/world.ts'
import { receivedEmail, resetTokenOf } from './received-email.ts'
import { codeOf, confirm, fromPage, pageOf, secondStepOf, withAuthenticator, withPasskey } from './with-factors.ts'

const world = openWorld()
const stepOf = (email: string) => secondStepOf(world, email)
const complete = (client: Client, challenge: string, code: string) =>
  client.asked(completeLogIn, { body: { challenge, code } })
const wrongCode = {
  status: 422,
  errors: { code: ['This code is wrong, or you have used it already. Enter another one.'] },
}
const wrongPasskey = {
  status: 422,
  errors: { passkey: ['This passkey cannot be accepted here. Try again, or choose another way.'] },
}
const isOver = { status: 404, message: 'This step has expired or is already finished. Start again.' }

describe('an authenticator app', () => {
  it('ASVS 7.5.1 is added after confirming the identity, and counts from its first code on', async () => {
    const { client, email } = await world.confirmed('en')
    expect(await refused(client.asked(setUpAuthenticator))).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
    await confirm(client)
    const { data: setup } = await client.asked(setUpAuthenticator)
    expect(setup.address).toContain(`secret=${setup.secret}`)
    expect(decodeURIComponent(setup.address)).toContain(email)
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    const add = (code: string) => client.asked(addAuthenticator, { body: { challenge: setup.challenge, code } })
    expect(await refused(add(codeOf(setup.secret, -5)))).toMatchObject(wrongCode)
    await world.visitor().asked(account.logIn, { body: { email, password } })

    const { data } = await add(codeOf(setup.secret))
    expect(data.recovery_codes).toHaveLength(10)
    expect(new Set(data.recovery_codes).size).toBe(10)
    expect(await refused(add(codeOf(setup.secret, 1)))).toMatchObject(isOver)
    const shown = await client.asked(showSecondFactors)
    expect(shown.data).toMatchObject({ authenticator: { added_at: expect.any(Number) }, recovery_codes_left: 10 })
    await receivedEmail(world, email, /Authenticator app added/)
  })

  it('security ASVS 6.3.3 makes the password open only the second step', async () => {
    const { client: owner, email } = await world.registered('en')
    const { secret } = await withAuthenticator(owner)
    const { client, step, reply } = await stepOf(email)
    expect(reply).toEqual({ second_step: step })
    expect(step.factors).toEqual(['authenticator', 'recovery_code'])
    expect([client.token, client.cookies.size]).toEqual([undefined, 0])
    expect(await refused(client.asked(people.showMe))).toMatchObject({ status: 401 })

    expect(await refused(client.asked(completeLogIn, { body: { challenge: step.challenge } }))).toMatchObject({
      status: 422,
      errors: { code: expect.any(Array) },
    })
    const { user } = await complete(
      client,
      step.challenge,
      ` ${codeOf(secret, 1).slice(0, 3)} ${codeOf(secret, 1).slice(3)}`,
    )
    expect(user.email).toBe(email)
    expect((await client.asked(people.showMe)).data.email).toBe(email)
    await client.asked(account.refreshToken)
  })

  it('ASVS 6.5.1 takes a code once, also when it is sent by two at the same moment', async () => {
    const { client: owner, email } = await world.registered('en')
    const { secret } = await withAuthenticator(owner)
    const steps = await Promise.all([stepOf(email), stepOf(email), stepOf(email)])
    const code = codeOf(secret, 1)
    const outcomes = await Promise.allSettled(steps.map(({ client, step }) => complete(client, step.challenge, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { client, step } of steps.slice(0, 1)) {
      const again = await refused(complete(client, step.challenge, code))
      expect([422, 404]).toContain(again.status)
    }
    const later = await stepOf(email)
    expect(await refused(complete(later.client, later.step.challenge, code))).toMatchObject(wrongCode)
  })

  it('ASVS 6.5.5 takes no code of some minutes ago, of another account, or made up', async () => {
    const [{ client: owner, email }, other] = [await world.registered('en'), await world.registered('en')]
    const { secret } = await withAuthenticator(owner)
    const foreign = await withAuthenticator(other.client)
    const { client, step } = await stepOf(email)
    const wrong = [codeOf(secret, -4), codeOf(secret, 4), codeOf(foreign.secret, 1), foreign.recoveryCodes[0]!]
    for (const code of [...wrong, '000000x', 'A'.repeat(10)])
      expect(await refused(complete(client, step.challenge, code))).toMatchObject(wrongCode)
    await complete(client, step.challenge, codeOf(secret, 1))
  })

  it('answers one challenge once, and only its own', async () => {
    const { client: owner, email } = await world.registered('en')
    const { recoveryCodes } = await withAuthenticator(owner)
    const { client, step } = await stepOf(email)
    for (const challenge of ['A'.repeat(43), 'short'])
      expect([404, 422]).toContain((await refused(complete(client, challenge, recoveryCodes[0]!))).status)
    await complete(client, step.challenge, recoveryCodes[0]!)
    expect(await refused(complete(client, step.challenge, recoveryCodes[1]!))).toMatchObject(isOver)

    await confirm(owner)
    const { data: setup } = await owner.asked(setUpAuthenticator)
    expect(await refused(complete(client, setup.challenge, recoveryCodes[1]!))).toMatchObject(isOver)
    const another = await world.registered('en')
    await confirm(another.client)
    const body = { challenge: setup.challenge, code: codeOf(setup.secret) }
    expect(await refused(another.client.asked(addAuthenticator, { body }))).toMatchObject(isOver)
  })

  it('ASVS 6.3.1 is not found out by guessing, which its owner hears of once and is not blocked by', async () => {
    const { client: owner, email } = await world.confirmed('en')
    const { secret } = await withAuthenticator(owner)
    const guess = async (times: number) => {
      const { client, step } = await stepOf(email)
      const made = Array.from({ length: times }, () => refused(complete(client, step.challenge, codeOf(secret, -9))))
      const judged = (await Promise.all(made)).filter(({ status }) => status === 422)
      return { judged: judged.length, last: () => complete(client, step.challenge, codeOf(secret, 1)) }
    }
    const first = await guess(14)
    expect(first.judged).toBe(10)
    expect(await refused(first.last())).toMatchObject({ status: 429 })
    expect([(await guess(10)).judged, (await guess(10)).judged]).toEqual([10, 10])
    expect(await refused((await guess(0)).last())).toMatchObject({ status: 429 })

    // The owner's browser has signed in before: it registered the account.
    const { second_step } = await owner.asked(account.logIn, { body: { email, password } })
    await complete(owner, second_step!.challenge, codeOf(secret, 1))
    await receivedEmail(world, email, /Many wrong codes/)
    expect(world.cloud.mails().filter(({ to, subject }) => to === email && /Many wrong/.test(subject))).toHaveLength(1)
  })

  it('security 2 opens again after a password reset, however often its codes were guessed, and on that browser alone', async () => {
    const { client: owner, email } = await world.confirmed('en')
    const { secret } = await withAuthenticator(owner)
    for (let challenges = 0; challenges < 3; challenges++) {
      const { client, step } = await stepOf(email)
      await Promise.all(Array.from({ length: 10 }, () => refused(complete(client, step.challenge, '000000'))))
    }
    await world.visitor().asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const another = 'Sarkantyu2027'
    const token = await resetTokenOf(world, email)
    const trusted = world.visitor('en')
    await trusted.asked(account.resetPassword, { body: { token, password: another } })
    const elsewhere = await secondStepOf(world, email, another)
    expect(await refused(complete(elsewhere.client, elsewhere.step.challenge, codeOf(secret, 1)))).toMatchObject({
      status: 429,
    })
    const { second_step } = await trusted.asked(account.logIn, { body: { email, password: another } }, fromPage(world))
    await complete(trusted, second_step!.challenge, codeOf(secret, 1))
  })

  it('is asked for before the password is changed, which a stolen session with the password could do', async () => {
    const { client: owner, email } = await world.confirmed('en')
    const { secret } = await withAuthenticator(owner)
    const { client, step } = await stepOf(email)
    await complete(client, step.challenge, codeOf(secret, 1))
    const body = { current_password: password, new_password: 'Sarkantyu2027' }
    expect(await refused(client.asked(account.changePassword, { body }))).toMatchObject({ status: 428 })
    await owner.asked(account.changePassword, { body })
  })

  it('a second step that waits for its code ends with the password that opened it', async () => {
    const { client: owner, email } = await world.registered('en')
    const { secret } = await withAuthenticator(owner)
    const { client, step } = await stepOf(email)
    const body = { current_password: password, new_password: 'Sarkantyu2027' }
    await owner.asked(account.changePassword, { body })
    expect(await refused(complete(client, step.challenge, codeOf(secret, 1)))).toMatchObject(isOver)
    const { challenge: second_step } = step
    expect(await refused(client.asked(startPasskeyLogIn, { body: { second_step } }))).toMatchObject(isOver)
    const anew = await secondStepOf(world, email, body.new_password)
    await complete(anew.client, anew.step.challenge, codeOf(secret, 1))
  })

  it('signs out every other device when it is the first factor, and none when it is another', async () => {
    const { client: owner, email } = await world.registered('en')
    const other = world.visitor('en')
    await other.asked(account.logIn, { body: { email, password } })
    const { secret } = await withAuthenticator(owner)
    expect(await refused(other.asked(showSecondFactors))).toMatchObject({ status: 401 })
    expect(await refused(other.asked(account.refreshToken))).toMatchObject({ status: 401 })
    const { client, step } = await stepOf(email)
    await complete(client, step.challenge, codeOf(secret, 1))
    await withPasskey(world, owner)
    await client.asked(showSecondFactors)
  })

  it('ASVS 6.4.3 stays when the password is reset', async () => {
    const { client: owner, email } = await world.founder('en')
    const { secret } = await withAuthenticator(owner)
    await world.visitor().asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const another = 'Sarkantyu2027'
    await world.visitor().asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, email), password: another },
    })
    const { client, step } = await secondStepOf(world, email, another)
    await complete(client, step.challenge, codeOf(secret, 1))
  })

  it('goes when the address is proved by somebody else than who registered it', async () => {
    const { client: stranger, email } = await world.registered('en')
    await withAuthenticator(stranger)
    await world.visitor().asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const another = 'Sarkantyu2027'
    const owner = world.visitor('en')
    const token = await resetTokenOf(world, email)
    await owner.asked(account.resetPassword, { body: { token, password: another } })
    await owner.asked(account.logIn, { body: { email, password: another } })
    expect((await owner.asked(showSecondFactors)).data).toMatchObject({ authenticator: null, recovery_codes_left: 0 })
    expect(await refused(stranger.asked(showSecondFactors))).toMatchObject({ status: 401 })
  })

  it('is asked for before an invitation is accepted, which the password alone does not do', async () => {
    const [founder, { client: owner, email }] = [await world.founder('en'), await world.registered('en')]
    const { secret } = await withAuthenticator(owner)
    await founder.client.asked(people.invitePeople, { body: { invites: [{ email }] } })
    const visitor = world.visitor('en')
    const body = { token: await world.invitationTo(email), first_name: 'Anna', last_name: 'Kis' }
    const accepting = visitor.asked(people.acceptInvitation, { body: { ...body, password } })
    expect(await refused(accepting)).toMatchObject({ status: 409 })
    expect([visitor.token, visitor.cookies.size]).toEqual([undefined, 0])
    const { client, step } = await stepOf(email)
    await complete(client, step.challenge, codeOf(secret, 1))
    await client.asked(joinCompany, { body })
    expect((await client.asked(people.showMe)).data.selected_company?.id).toBe(founder.company)
  })

  it('is replaced by another one, and removed with its recovery codes', async () => {
    const { client, email } = await world.confirmed('en')
    const first = await withAuthenticator(client)
    const second = await withAuthenticator(client)
    expect(second.recoveryCodes).toEqual([])
    const { client: device, step } = await stepOf(email)
    expect(await refused(complete(device, step.challenge, codeOf(first.secret, 1)))).toMatchObject(wrongCode)
    await complete(device, step.challenge, codeOf(second.secret, 1))

    expect(await refused(device.asked(removeAuthenticator))).toMatchObject({ status: 428 })
    await client.asked(removeAuthenticator)
    expect(await refused(client.asked(removeAuthenticator))).toMatchObject({ status: 404 })
    expect((await client.asked(showSecondFactors)).data).toMatchObject({ authenticator: null, recovery_codes_left: 0 })
    const { token } = await world.visitor().asked(account.logIn, { body: { email, password } })
    expect(token).toBeDefined()
    await receivedEmail(world, email, /Authenticator app removed/)
  })
})

describe('recovery codes', () => {
  it('ASVS 6.5.1 are good for one sign-in each, however they are typed, and their owner is told', async () => {
    const { client: owner, email } = await world.confirmed('en')
    const { recoveryCodes } = await withAuthenticator(owner)
    const [code = '', next = ''] = recoveryCodes
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const { client, step } = await stepOf(email)
    await complete(client, step.challenge, code.toLowerCase().replace('-', ' '))
    const again = await stepOf(email)
    expect(await refused(complete(again.client, again.step.challenge, code))).toMatchObject(wrongCode)
    await complete(again.client, again.step.challenge, next)
    expect((await client.asked(showSecondFactors)).data.recovery_codes_left).toBe(8)
    await receivedEmail(world, email, /Signed in with a recovery code/, 2)
  })

  it('are made anew, after which the earlier ones do not work', async () => {
    const { client, email } = await world.confirmed('en')
    expect(await refused(client.asked(renewRecoveryCodes))).toMatchObject({ status: 428 })
    await confirm(client)
    expect(await refused(client.asked(renewRecoveryCodes))).toMatchObject({ status: 404 })
    const { recoveryCodes } = await withAuthenticator(client)
    const { data } = await client.asked(renewRecoveryCodes)
    const { client: device, step } = await stepOf(email)
    expect(await refused(complete(device, step.challenge, recoveryCodes[0]!))).toMatchObject(wrongCode)
    await complete(device, step.challenge, data.recovery_codes[9]!)
    await receivedEmail(world, email, /New recovery codes/)
  })
})

describe('a confirmed identity', () => {
  it('ASVS 7.5.1 takes a code where there is a factor, not the password, and holds in its own session', async () => {
    const { client, email } = await world.registered('en')
    const { secret } = await withAuthenticator(client)
    const { client: device, step } = await stepOf(email)
    await complete(device, step.challenge, codeOf(secret, 1))
    for (const body of [{ password }, {}, { code: '123456' }, { password, code: '123456' }])
      expect(await refused(device.asked(confirmIdentity, { body }))).toMatchObject({
        status: 422,
        errors: { code: expect.any(Array) },
      })
    expect((await device.asked(showSecondFactors)).data.confirmed_until).toBeNull()
    const [code] = (await client.asked(renewRecoveryCodes)).data.recovery_codes
    const { data } = await device.asked(confirmIdentity, { body: { code: code! } })
    expect((await device.asked(showSecondFactors)).data.confirmed_until).toBe(data.confirmed_until)
    expect(await refused(device.asked(confirmIdentity, { body: { code: code! } }))).toMatchObject(wrongCode)
    await device.asked(removeAuthenticator)
  })
})

describe('a passkey', () => {
  it('ASVS 7.5.1 confirms who it is, once, in its own session', async () => {
    const { client, email } = await world.registered('en')
    const { passkey } = await withPasskey(world, client)
    const { client: device, step } = await stepOf(email)
    const asked = await device.asked(startPasskeyLogIn, { body: { second_step: step.challenge } }, fromPage(world))
    const signed = { challenge: step.challenge, passkey: passkey.assert(asked.passkey) }
    await device.asked(completeLogIn, { body: signed }, fromPage(world))
    expect(await refused(device.asked(removePasskey, { path: { id: 'none' } }))).toMatchObject({ status: 428 })

    const { data } = await device.asked(startPasskeyConfirmation, {}, fromPage(world))
    const body = { challenge: data.challenge, passkey: passkey.assert(data.passkey) }
    const foreign = await world.registered('en')
    await withPasskey(world, foreign.client)
    expect(await refused(foreign.client.asked(confirmIdentity, { body }, fromPage(world)))).toMatchObject(isOver)
    await device.asked(confirmIdentity, { body }, fromPage(world))
    expect(await refused(device.asked(confirmIdentity, { body }, fromPage(world)))).toMatchObject(isOver)
    expect(await refused(device.asked(removePasskey, { path: { id: 'none' } }))).toMatchObject({ status: 404 })
  })

  const requestOf = async (challenge: string) =>
    (await world.visitor().asked(startPasskeyLogIn, { body: { second_step: challenge } }, fromPage(world))).passkey
  const start = async (client: Client) => client.asked(startPasskeyLogIn, { body: {} }, fromPage(world))
  const shown = async (client: Client) => (await client.asked(showSecondFactors)).data.passkeys

  it('is added with a name, listed, named anew and removed', async () => {
    const { client, email } = await world.confirmed('en')
    expect(await refused(client.asked(setUpPasskey))).toMatchObject({ status: 428 })
    const { recoveryCodes } = await withPasskey(world, client, 'Laptop')
    expect(recoveryCodes).toHaveLength(10)
    const [passkey] = await shown(client)
    expect(passkey).toMatchObject({ name: 'Laptop', is_synced: false, last_used_at: null })
    await client.asked(renamePasskey, { path: { id: passkey!.id }, body: { name: 'Munkahelyi gép' } })
    expect(await shown(client)).toMatchObject([{ name: 'Munkahelyi gép' }])

    const other = await world.registered('en')
    await confirm(other.client)
    for (const call of [
      () => other.client.asked(renamePasskey, { path: { id: passkey!.id }, body: { name: 'Enyém' } }),
      () => other.client.asked(removePasskey, { path: { id: passkey!.id } }),
    ])
      expect(await refused(call())).toMatchObject({ status: 404 })
    await client.asked(removePasskey, { path: { id: passkey!.id } })
    expect(await shown(client)).toEqual([])
    await world.visitor().asked(account.logIn, { body: { email, password } })
    await receivedEmail(world, email, /Passkey added/)
    await receivedEmail(world, email, /Passkey removed/)
  })

  it('signs in by itself, and its challenge is answered once', async () => {
    const { client: owner, email, id } = await world.registered('en')
    const { passkey } = await withPasskey(world, owner)
    const client = world.visitor()
    const { challenge, passkey: request } = await start(client)
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const body = { challenge, passkey: passkey.assert(request) }
    const { user } = await client.asked(logInWithPasskey, { body }, fromPage(world))
    expect(user).toMatchObject({ id, email })
    expect((await client.asked(people.showMe)).data.email).toBe(email)
    expect(await refused(world.visitor().asked(logInWithPasskey, { body }, fromPage(world)))).toMatchObject(isOver)
    expect(await shown(owner)).toMatchObject([{ last_used_at: expect.any(Number) }])
  })

  it('is a second step after the password', async () => {
    const { client: owner, email } = await world.registered('en')
    const { passkey } = await withPasskey(world, owner)
    const { client, step } = await stepOf(email)
    expect(step.factors).toEqual(['passkey', 'recovery_code'])
    const request = await requestOf(step.challenge)
    expect(request).toMatchObject({ userVerification: 'discouraged', allowCredentials: [{ type: 'public-key' }] })
    const assertion = passkey.assert(request, { isVerified: false })
    const body = { challenge: step.challenge, passkey: assertion }
    await client.asked(completeLogIn, { body }, fromPage(world))
    await client.asked(people.showMe)
    expect(await refused(client.asked(completeLogIn, { body }, fromPage(world)))).toMatchObject(isOver)
  })

  it('is refused as the only step where it did not verify its owner, is a copy, or was asked by another page', async () => {
    const { client: owner } = await world.registered('en')
    const { passkey } = await withPasskey(world, owner)
    const attempt = async (how: Parameters<typeof passkey.assert>[1]) => {
      const client = world.visitor()
      const { challenge, passkey: request } = await start(client)
      const body = { challenge, passkey: passkey.assert(request, how) }
      return client.asked(logInWithPasskey, { body }, fromPage(world))
    }
    await attempt({ counter: 7 })
    for (const how of [
      { isVerified: false, counter: 8 },
      { counter: 7 },
      { counter: 3 },
      { counter: 9, origin: 'https://evil.example' },
    ])
      expect(await refused(attempt(how))).toMatchObject(wrongPasskey)
    await attempt({ counter: 10 })
  })

  it('is refused for the challenge or the account of somebody else, and once it is removed', async () => {
    const [mine, other] = [await world.registered('en'), await world.registered('en')]
    const { passkey } = await withPasskey(world, mine.client)
    const theirs = await withPasskey(world, other.client)
    const { client, step } = await stepOf(other.email)
    const foreign = { challenge: step.challenge, passkey: passkey.assert(await requestOf(step.challenge)) }
    expect(await refused(client.asked(completeLogIn, { body: foreign }, fromPage(world)))).toMatchObject(wrongPasskey)

    const [first, second] = [await start(client), await start(client)]
    const crossed = { challenge: first.challenge, passkey: passkey.assert(second.passkey) }
    expect(await refused(client.asked(logInWithPasskey, { body: crossed }, fromPage(world)))).toMatchObject(
      wrongPasskey,
    )
    const ofStep = { challenge: step.challenge, passkey: theirs.passkey.assert(await requestOf(step.challenge)) }
    expect(await refused(client.asked(logInWithPasskey, { body: ofStep }, fromPage(world)))).toMatchObject(isOver)

    await mine.client.asked(removePasskey, { path: { id: (await shown(mine.client))[0]!.id } })
    const removed = { challenge: first.challenge, passkey: passkey.assert(first.passkey) }
    expect(await refused(client.asked(logInWithPasskey, { body: removed }, fromPage(world)))).toMatchObject(
      wrongPasskey,
    )
  })

  it('is not added twice, for another challenge, without verifying its owner, or on another page', async () => {
    const { client } = await world.registered('en')
    const { passkey } = await withPasskey(world, client)
    const add = async (
      how: Parameters<typeof passkey.attest>[1],
      made = newPasskey(pageOf(world)),
      swapped = false,
    ) => {
      const { data: setup } = await client.asked(setUpPasskey, {}, fromPage(world))
      const { data: other } = await client.asked(setUpPasskey, {}, fromPage(world))
      const attestation = made.attest(swapped ? other.passkey : setup.passkey, how)
      const body = { challenge: setup.challenge, name: 'Másik', passkey: attestation }
      return client.asked(addPasskey, { body }, fromPage(world))
    }
    expect(await refused(add({}, passkey))).toMatchObject({
      errors: { passkey: ['This passkey has already been added.'] },
    })
    expect(await refused(add({ isVerified: false }))).toMatchObject(wrongPasskey)
    expect(await refused(add({ origin: 'https://evil.example' }))).toMatchObject(wrongPasskey)
    expect(await refused(add({}, newPasskey(pageOf(world)), true))).toMatchObject(wrongPasskey)
    expect((await add({})).data.recovery_codes).toEqual([])
    for (let more = 2; more < 10; more++) await add({})
    expect(await refused(add({}))).toMatchObject({
      errors: { passkey: [expect.stringContaining('10 passkeys at most')] },
    })
  })
})
