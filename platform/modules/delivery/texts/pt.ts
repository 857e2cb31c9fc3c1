import type { MessageTexts } from './message-texts.ts';

export const portugueseMessages: MessageTexts = {
  verify: {
    subject: 'Confirme seu e-mail',
    body: 'Olá,\n\nconfirme que este e-mail é seu:\n{link}\n\nSe você não tem conta na {brand}, ignore esta mensagem.\n\n{brand}',
  },
  activate: {
    subject: 'Ative sua conta',
    body: 'Olá,\n\native sua conta:\n{link}\n\nSe você não criou uma conta na {brand}, ignore esta mensagem.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nossas novidades',
    body: 'Olá,\n\nvocê recebe as novidades da {brand}. Para cancelar a inscrição:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Sua nova senha',
    body: 'Olá,\n\ndefina uma nova senha neste link em até uma hora:\n{link}\n\nSe você não pediu isso, ignore esta mensagem: sua senha continua a mesma.\n\n{brand}',
  },
  password_code: {
    subject: 'Sua nova senha',
    body: 'Olá,\n\nseu código para criar uma nova senha: {code}\nEle vale por {minutes} minutos. Não informe este código a ninguém; nós nunca o pedimos.\n\nOu defina a senha neste link em até uma hora:\n{link}\n\nSe você não pediu isso, ignore esta mensagem: sua senha continua a mesma.\n\n{brand}',
  },
  login: {
    subject: 'Seu link para entrar',
    body: 'Olá,\n\nuse este link para entrar, uma única vez, em até {minutes} minutos:\n{link}\n\nSe você não pediu isso, ignore esta mensagem e não mostre o link a ninguém.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Saque seu dinheiro',
    body: 'Olá,\n\nhá dinheiro na sua conta na {brand}. Este link a abre apenas para saque, uma única vez, em até {minutes} minutos:\n{link}\n\nSe você não pediu isso, ignore esta mensagem e não mostre o link a ninguém.\n\n{brand}',
  },
  two_step: {
    subject: 'Seu código para entrar',
    body: 'Olá,\n\nseu código da verificação em duas etapas: {code}\nEle vale por {minutes} minutos. Não informe este código a ninguém; nós nunca o pedimos.\n\nSe não é você que está entrando agora, alguém sabe sua senha: troque-a já.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: seu código para entrar é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: seu código da verificação em duas etapas é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_proof: {
    subject: '',
    body: '{brand}: seu código para confirmar uma mudança no seu acesso é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: seu código para criar uma nova senha é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_by_email: { subject: '', body: '{brand}: sua conta usa a verificação em duas etapas. Peça o código por e-mail.' },
  sms_phone: {
    subject: '',
    body: '{brand}: seu código para confirmar este número é {code}. Ele vale por {minutes} minutos.',
  },
  registration: {
    subject: 'Seu código para criar a conta',
    body: 'Olá,\n\nseu código para criar uma conta na {brand}: {code}\nEle vale por {minutes} minutos. Não informe este código a ninguém; nós nunca o pedimos.\n\nSe você não está criando uma conta, ignore esta mensagem: sem o código, nenhuma conta será criada.\n\n{brand}',
  },
  registration_known: {
    subject: 'Você já tem uma conta',
    body: 'Olá,\n\nalguém, talvez você, tentou criar uma conta na {brand} com este e-mail. Você já tem uma conta, e ela continua como está. Entre ou peça uma nova senha aqui:\n{link}\n\nSe não foi você, ignore esta mensagem.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: seu código para criar a conta é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: você já tem uma conta com este número. Entre: {link}',
  },
  email: {
    subject: 'Seu código para confirmar este e-mail',
    body: 'Olá,\n\nseu código para confirmar este e-mail na sua conta da {brand}: {code}\nEle vale por {minutes} minutos. Não informe este código a ninguém; nós nunca o pedimos.\n\nSe você não tem conta conosco, ignore esta mensagem: sem o código, nada acontece.\n\n{brand}',
  },
  email_known: {
    subject: 'Alguém tentou usar seu e-mail',
    body: 'Olá,\n\nalguém, talvez você, tentou adicionar este e-mail a outra conta da {brand}. Ele pertence à sua conta e continua nela. Você pode entrar aqui:\n{link}\n\nSe não foi você, ignore esta mensagem.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Olá,\n\n{change} ({brand}).\n\nQuando: {when}\nOnde: {where}\nDispositivo: {device}\n\nSe foi você, não precisa fazer nada.\n\nSe não foi você, desfaça aqui. O link funciona uma vez e vale por {days} dias:\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand}: {change}. Não foi você? Desfaça: {link}',
  },
  sign_in_undone: {
    subject: 'Uma alteração no seu acesso foi desfeita',
    body: 'Olá,\n\ncom o link da nossa mensagem foram desfeitas alterações na sua forma de entrar na {brand}. Todos os dispositivos foram desconectados e a senha anterior não vale mais. Crie uma nova aqui:\n{link}\n\nSe não foi você, crie uma senha nova agora e fale conosco.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand}: alterações no seu acesso foram desfeitas e todos os dispositivos foram desconectados. Crie uma senha nova: {link}',
  },
  account_guessed: {
    subject: 'Alguém está tentando adivinhar sua senha',
    body: 'Olá,\n\nEm um dia, alguém digitou {guesses} senhas erradas ou mais para a sua conta na {brand}, em aparelhos nos quais você nunca entrou. Nenhuma estava certa, e cada nova tentativa demora mais.\n\nSe foi você, não precisa fazer nada.\n\nSe não foi você:\n• Mude a senha se você a usa em outro lugar ou se alguém poderia adivinhá-la.\n• Ative o login em duas etapas: assim, só a senha não abre nada.\n\nVocê encontra as duas opções na sua conta, em segurança. Abra o nosso site por conta própria: este e-mail não tem link de propósito. Avisamos sobre um login em um aparelho novo em outro e-mail, e sobre tentativas no máximo uma vez por dia.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand}: alguém digitou {guesses} senhas erradas ou mais para a sua conta. Nenhuma estava certa. Não foi você? Escolha uma senha forte que não use em outro lugar e ative o login em duas etapas.',
  },
  data_exported: {
    subject: 'Seus dados foram baixados',
    body: 'Olá,\n\nUm arquivo com todos os seus dados na {brand} acaba de ser preparado para baixar.\n\nSe não foi você, mude a senha agora e fale com o suporte.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand}: um arquivo com todos os seus dados foi preparado. Se não foi você, mude a senha e fale com o suporte.',
  },
  account_closed: {
    subject: 'Sua conta foi encerrada',
    body: 'Olá,\n\nSua conta na {brand} foi encerrada para sempre, como você pediu. Não é mais possível entrar. O que a lei nos obriga a guardar será apagado mais tarde.\n\nSe não foi você, fale com o suporte.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand}: sua conta foi encerrada para sempre, como você pediu. Se não foi você, fale com o suporte.',
  },
  coupon_settled: {
    subject: 'Sua aposta {number}: {result}',
    body: 'Olá,\n\nSua aposta {number} foi liquidada.\n\nResultado: {result}\nPagamento: {amount}\n\nDetalhes:\n{link}\n\nVocê recebe este e-mail porque ele está ativado nas suas configurações. É possível desativá-lo lá a qualquer momento.\n\n{brand}',
  },
  deposit_received: {
    subject: 'Seu depósito de {amount}',
    body: 'Olá,\n\nSeu depósito de {amount} entrou na sua conta.\n\nSe não foi você, altere sua senha e fale com o suporte.\n\nVocê pode desativar estes e-mails nas suas configurações:\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'Falta sua resposta sobre um saque',
    body: 'Olá,\n\nfizemos uma pergunta sobre o saque {payment} e ainda não temos resposta. Responda até {day}: a pergunta está nos pagamentos da sua conta.\n\nSeu dinheiro está seguro. Sem resposta, uma pessoa da {brand} decide sobre o saque.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand}: responda à nossa pergunta sobre o saque {payment} até {day}. Ela está nos pagamentos da sua conta.',
  },
  news: {
    subject: '{title}',
    body: 'Olá,\n\n{title}\n\n{about}\n{origin}{article}\n\nVocê assina a newsletter da {brand}. Para cancelar:\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand}: {title} {link} Você pode parar estas mensagens nas suas configurações.',
  },
};
