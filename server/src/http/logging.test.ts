import { withApp } from '../testing/app.ts';

test('logs no bodies, cookies, tokens or queries', () => {
  const lines: string[] = [];
  return withApp(
    { env: { LOG_LEVEL: 'trace' }, dependencies: { logStream: { write: (line) => void lines.push(line) } } },
    async (app) => {
      await app.inject({
        method: 'POST',
        url: '/api/contact?token=secret-1',
        headers: { cookie: 'session=secret-2', authorization: 'Bearer secret-3' },
        payload: { name: 'secret-4' },
      });
      const log = lines.join('');
      expect(log).toContain('"path":"/api/contact"');
      expect(log).not.toContain('secret-');
    },
  );
});
