import { Button } from '../button/index.js';
import { PersonIcon, StarIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { GateNotice, type GateNoticeProps } from './GateNotice.js';

const login = { loginNeeded: en.loginNeeded, loginNeededHint: en.loginNeededHint, logIn: en.logIn };
const vip = { vipNeeded: en.vipNeeded, vipNeededHint: en.vipNeededHint, openChat: en.openChat };

type OwnWords = Partial<Omit<GateNoticeProps, 'icon'>>;

export interface RequireLoginNoticeProps extends OwnWords {
  /** Opens the login, which returns to this page. Adds the button; pass `action` instead for a link. */
  onLogIn?: (() => void) | undefined;
}

/** "Please Login", for a part of a page that requires a login. */
export function RequireLoginNotice({ title, hint, action, onLogIn, ...rest }: RequireLoginNoticeProps) {
  const messages = useKitMessages(login);
  return (
    <GateNotice
      {...rest}
      icon={<PersonIcon />}
      title={title ?? messages.loginNeeded}
      hint={hint ?? messages.loginNeededHint}
      action={action ?? buttonFor(messages.logIn, onLogIn)}
    />
  );
}

export interface VipGateNoticeProps extends OwnWords {
  /** Opens the customer service chat. Adds the button; pass `action` instead for a link. */
  onOpenChat?: (() => void) | undefined;
}

/**
 * "Please contact customer service to activate VIP", for a form for VIP customers. `hint`: what VIP offers, and its
 * cost.
 */
export function VipGateNotice({ title, hint, action, onOpenChat, ...rest }: VipGateNoticeProps) {
  const messages = useKitMessages(vip);
  return (
    <GateNotice
      {...rest}
      icon={<StarIcon />}
      title={title ?? messages.vipNeeded}
      hint={hint ?? messages.vipNeededHint}
      action={action ?? buttonFor(messages.openChat, onOpenChat)}
    />
  );
}

function buttonFor(words: string, onClick: (() => void) | undefined) {
  if (onClick === undefined) return undefined;
  return (
    <Button size="large" fullWidth onClick={onClick}>
      {words}
    </Button>
  );
}
