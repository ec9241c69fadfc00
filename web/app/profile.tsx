import { ProfileFrame } from '#web/people/profile/profile-frame.tsx'
import { drafts } from './browser-drafts.ts'

/** The frame around the pages of a person; what is typed in them is kept over a reload and a look elsewhere. */
export const Profile = () => <ProfileFrame drafts={drafts} />
