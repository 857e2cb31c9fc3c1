import { expect, test, vi } from 'vitest';
import { becomeFlavour } from './become-flavour.ts';

function desktopApp(folder: string) {
  const app = { getPath: vi.fn(() => folder), setName: vi.fn(), setPath: vi.fn() };
  const crashReporter = { start: vi.fn() };
  return { app, crashReporter };
}

test('[Z-06] the debugger has its own name and folder, and sends its crash reports nowhere', () => {
  const { app, crashReporter } = desktopApp('/home/me/.config/fairline');
  becomeFlavour('debugger', app, crashReporter);
  expect(app.setName).toHaveBeenCalledWith('Fairline Debugger');
  expect(app.setPath).toHaveBeenCalledWith('userData', '/home/me/.config/Fairline Debugger');
  expect(crashReporter.start).toHaveBeenCalledWith({ uploadToServer: false, compress: false });
});

test('a packaged debugger keeps its folder, which has the name already', () => {
  const { app, crashReporter } = desktopApp('/home/me/.config/Fairline Debugger');
  becomeFlavour('debugger', app, crashReporter);
  expect(app.setPath).not.toHaveBeenCalled();
});

test('[Z-06] the production build keeps its name and folder and records no crashes', () => {
  const { app, crashReporter } = desktopApp('/home/me/.config/Fairline');
  becomeFlavour('production', app, crashReporter);
  for (const call of [app.setName, app.setPath, crashReporter.start]) expect(call).not.toHaveBeenCalled();
});
