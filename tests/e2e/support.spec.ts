import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import type { World } from '#tests/fixtures/world.ts';
import { alive } from '#tests/pages/prices.ts';

const words = wordsOf('en');
const buttonOf = (page: Page) => page.getByRole('button', { name: words('support:contact') });

async function open(page: Page, option: 'option_chat' | 'option_question'): Promise<void> {
  await buttonOf(page).click();
  await page.getByRole('button', { name: words(`support:${option}`) }).click();
}

/** Returns the chat of a player from the agents' list. */
async function threadOf(world: World, userId: number): Promise<number> {
  const { threads } = await world.read<{ threads: { id: number; userId: number }[] }>('/__control/support/threads');
  return threads.find((thread) => thread.userId === userId)?.id ?? 0;
}

test(
  '[N-07] a message to support whose answer is lost is stored once, and the agent’s answer shows at the button and in the chat',
  FULL,
  async ({ page, player, world, pageErrors }) => {
    pageErrors.allow('an answer is lost on purpose', /Failed to load resource/);
    await player.signUp();
    const { player: who } = await player.session();
    await page.goto(paths.line({ language: 'en', sport: 'football' }));
    await alive(page);

    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('button', { name: words('support:option_chat') });
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: words('support:option_question') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();
    await expect(first).toHaveCount(0);

    await page.route(
      `**${openPaths.supportChat}`,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        return route.abort();
      },
      { times: 2 },
    );
    await open(page, 'option_chat');
    const field = page.getByRole('textbox', { name: words('support:message') });
    await expect(field).toBeFocused();
    await field.fill('Where is my bonus?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    const retry = log.getByRole('button', { name: words('common:try_again') });
    await expect(retry).toBeVisible();
    await expect(log.getByText('Where is my bonus?')).not.toHaveCount(0);
    await page.unrouteAll();
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(log.getByText('Where is my bonus?')).toHaveCount(1);
    await expectAccessible(page, 'the chat');
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();

    const threadId = await threadOf(world, who.user_id);
    await world.control('support/answer', { threadId, text: 'It is on its way.' });
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: words('support:unread_count', { count: 1 }) })).toHaveCount(
      1,
    );
    await open(page, 'option_chat');
    await expect(log.locator('[data-author]')).toHaveText([/Where is my bonus\?/, /It is on its way\./]);
    await world.control('support/answer', { threadId, text: 'It is there now.' });
    await expect(log.getByText('It is there now.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-support][role="status"]')).toBeEmpty();
  },
);

test(
  '[R-38] a guest sends a question by the support form on a phone, and finds it with its answer',
  FULL,
  async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(paths.home('en'));
    await alive(page);
    // The menu of a phone leads to support, so that no button lies over prices.
    await expect(buttonOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: words('common:menu'), exact: true }).click();
    await open(page, 'option_question');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('support:send_question') }).click();
    const text = dialog.getByRole('textbox', { name: words('support:question') });
    await expect(text).toBeFocused();
    await text.fill('How do I set a limit?');
    await dialog.getByRole('textbox', { name: words('support:email') }).fill('guest@example.com');
    await expectAccessible(page, 'the form');
    await dialog.getByRole('button', { name: words('support:send_question') }).click();
    const news = dialog.getByText(/Its number is/);
    const number = Number(/\d+/.exec((await news.textContent()) ?? '')?.[0]);
    await world.control('support/answer', { threadId: number, text: 'In the office, under Limits.' });
    await dialog.getByRole('button', { name: words('support:to_requests') }).click();
    await dialog.getByRole('button', { name: /How do I set a limit/ }).click();
    await expect(dialog.getByText('In the office, under Limits.')).toBeVisible();
  },
);
