import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ReplyOf } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { NameFields } from '../personal/name-fields.tsx'

type Invitation = ReplyOf<typeof people.showInvitation>['data']

interface InvitationPageProps {
  token: string
  /** Who is signed in, if anybody. */
  me: Pick<CurrentUser, 'email' | 'first_name' | 'last_name'> | undefined
  onJoined: (token: string | undefined) => void
}

/** The page of an invitation link. */
export function InvitationPage({ token, me, onJoined }: InvitationPageProps) {
  const { t } = useTranslation(['people', 'common', 'account', 'links'])
  // Whoever comes back from the sign-in within two seconds has an empty cache, and is to ask again.
  const asked = token ? { path: { token } } : null
  const { data, error, mutate } = useApi(people.showInvitation, asked, { dedupingInterval: 0 })

  if (data) {
    const invitation = data.data
    return (
      <>
        <Invitation invitation={invitation} />
        {invitation.has_account ? (
          <JoinWithAccount token={token} me={me} invitation={invitation} onJoined={onJoined} />
        ) : (
          <JoinAnew token={token} invitation={invitation} onJoined={onJoined} />
        )}
      </>
    )
  }
  if (error && (error.status === 0 || error.status >= 500))
    return (
      <>
        <h1>{t('common:errorOccurred')}</h1>
        <p>{error.message}</p>
        <Button onPress={() => void mutate()}>{t('common:reload')}</Button>
      </>
    )
  if (error || !token)
    return (
      <>
        <h1>{t('invitationOver')}</h1>
        <p>{t('invitationOverWhy')}</p>
        <div>
          {me ? (
            <LinkButton to="/dashboard">{t('links:toDashboard')}</LinkButton>
          ) : (
            <LinkButton to="/login">{t('account:logIn')}</LinkButton>
          )}
        </div>
      </>
    )
  return <SkeletonRows rows={3} />
}

function Invitation({ invitation: { company, invited_by, email } }: { invitation: Invitation }) {
  const { t } = useTranslation('people')
  return (
    <>
      <h1>{t('invitationTitle', { company })}</h1>
      <p>
        {t('invitationFrom', { name: invited_by })} {t('invitationEmail', { email })}
      </p>
    </>
  )
}

type JoinProps = Pick<InvitationPageProps, 'token' | 'onJoined'> & { invitation: Invitation }

function JoinAnew({ token, invitation: { email }, onJoined }: JoinProps) {
  const { t } = useTranslation(['people', 'account'])
  const join = useForm({
    resolver: schemaResolver(people.acceptInvitation.body!),
    defaultValues: { token, first_name: '', last_name: '', password: '' },
  })
  const { change, isChanging } = useChange(people.acceptInvitation)
  const { formError, submitWith } = useFormError(join)

  const submit = submitWith(async body => {
    onJoined((await change({ body })).token)
  })

  return (
    <form onSubmit={submit} noValidate>
      <FormError>{formError}</FormError>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NameFields control={join.control} />
      <FormPasswordField
        control={join.control}
        name="password"
        label={t('account:password')}
        autoComplete="new-password"
        showRules
        isRequired
      />
      <Button type="submit" variant="primary" size="lg" wide isPending={isChanging}>
        {t('join')}
      </Button>
    </form>
  )
}

/** Somebody who has an account signs in with it first, and consents. */
function JoinWithAccount({ token, me, invitation, onJoined }: JoinProps & Pick<InvitationPageProps, 'me'>) {
  const { t } = useTranslation('links')
  const { email } = invitation
  const back = `?then=${encodeURIComponent(`/accept-invitation?token=${token}`)}`
  if (me?.email === email) return <Consent token={token} me={me} onJoined={onJoined} />
  if (me)
    return (
      <>
        <p>{t('otherAccount', { own: me.email, email })}</p>
        <LinkButton to={`/logout${back}`} variant="primary" size="lg" wide>
          {t('signOut')}
        </LinkButton>
      </>
    )
  return (
    <>
      <p>{t('haveAccount')}</p>
      <LinkButton to={`/login${back}`} variant="primary" size="lg" wide>
        {t('signIn')}
      </LinkButton>
      <p>
        <Link to={`/forgot-password${back}`}>{t('forgot')}</Link>
      </p>
    </>
  )
}

function Consent({
  token,
  me: { email, first_name, last_name },
  onJoined,
}: Pick<InvitationPageProps, 'token' | 'onJoined'> & { me: NonNullable<InvitationPageProps['me']> }) {
  const { t } = useTranslation(['people', 'links'])
  const join = useForm({
    resolver: schemaResolver(joinCompany.body!),
    defaultValues: { token, first_name, last_name },
  })
  const { change, isChanging } = useChange(joinCompany)
  const { formError, submitWith } = useFormError(join)

  const submit = submitWith(async body => {
    onJoined((await change({ body })).token)
  })

  return (
    <form onSubmit={submit} noValidate>
      <FormError>{formError}</FormError>
      <p>{t('links:consent', { email })}</p>
      <NameFields control={join.control} />
      <Button type="submit" variant="primary" size="lg" wide isPending={isChanging}>
        {t('join')}
      </Button>
    </form>
  )
}
