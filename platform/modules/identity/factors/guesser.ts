import type { Accounts, KnownDevice } from '../../accounts/accounts-service.ts';

/**
 * Returns what the guesses of a caller at a player's factors are counted by, as a part of the counter's subject; ''
 * for all strangers together. A caller who knows the password must not use up the guesses of the owner (decision 038):
 * a device on which the player has passed both steps has a count of its own. All other known devices share one, because
 * a stranger who had the password before two-step sign-in was on may have signed in on any number of them.
 */
export type GuesserOf = (userId: number, device: KnownDevice) => Promise<string>;

/** @param accounts tell the player of a device, and the devices of a player */
export function createGuesserOf({
  repository,
  playerDevices,
}: Pick<Accounts, 'playerDevices' | 'repository'>): GuesserOf {
  return async (userId, device) => {
    if (device.id === '') return '';
    const player = await repository.player(userId);
    if (!player || !device.isOf(player)) return '';
    return (await playerDevices.hasPassedBothSteps(userId, device.id)) ? `:device:${device.id}` : ':known-devices';
  };
}
