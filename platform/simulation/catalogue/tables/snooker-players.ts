/** Snooker, strongest first. */
export const SNOOKER_PLAYERS = `
Judd Trump|GB; Zhao Xintong|CN; Kyren Wilson|GB; Neil Robertson|AU; Mark Williams|GB; Mark Selby|GB; Wu Yize|CN;
Ronnie O'Sullivan|GB; John Higgins|GB; Shaun Murphy|GB; Xiao Guodong|CN; Barry Hawkins|GB; Mark Allen|GB;
Chris Wakelin|GB; Ding Junhui|CN; Si Jiahui|CN; Zhang Anda|CN; Ali Carter|GB; Jack Lisowski|GB;
Elliot Slessor|GB; Gary Wilson|GB; Pang Junxu|CN; Tom Ford|GB; Stephen Maguire|GB; Joe O'Connor|GB;
David Gilbert|GB; Stuart Bingham|GB; Zhou Yuelong|CN; Jak Jones|GB; Yuan Sijun|CN; Hossein Vafaei|IR;
Jackson Page|GB; Matthew Selt|GB; Ryan Day|GB; Lei Peifan|CN; Thepchaiya Un-Nooh|TH; Ben Woollaston|GB;
Xu Si|CN; He Guoqiang|CN; Daniel Wells|GB; Noppon Saengkham|TH; Aaron Hill|IE; Luca Brecel|BE; Zak Surety|GB;
Jimmy Robertson|GB; Anthony McGill|GB; Lyu Haotian|CN; Robert Milkins|GB; Matthew Stevens|GB; Jordan Brown|GB;
Stan Moody|GB; Robbie Williams|GB; Fan Zhengyi|CN; Ricky Walden|GB; Martin O'Donnell|GB; David Lilley|GB;
Scott Donaldson|GB; Long Zehuang|CN; Sam Craigie|GB; Jamie Jones|GB; Michael Holt|GB; Tian Pengfei|CN;
Sanderson Lam|GB; Ishpreet Singh Chadha|IN; Louis Heathcote|GB; Mark Davis|GB; Graeme Dott|GB; Ross Muir|GB;
Marco Fu|HK; Oliver Lines|GB; Mitchell Mann|GB; Allan Taylor|GB; Ian Burns|GB; Ashley Hugill|GB; Liam Pullen|GB;
Antoni Kowalski|PL; Michał Szubarczyk|PL; Mateusz Baranowski|PL; Haydon Pinhey|GB; Alfie Burden|GB;
Jiang Jun|CN; Liu Hongyu|CN; Xing Zihao|CN; Bulcsú Révész|HU; Artemijs Žižins|LV; Julien Leclercq|BE;
Ben Mertens|BE; Iulian Boiko|UA; Dylan Emery|GB; Liam Davies|GB; Robbie McGuigan|GB; Fergal O'Brien|IE;
Ken Doherty|IE; Jimmy White|GB; Stuart Carrington|GB; Duane Jones|GB; Farakh Ajaib|GB; Hammad Miah|GB;
Gao Yang|CN; Gong Chenzhi|CN; Chang Bingyu|CN; Lan Yuhao|CN; Cheung Ka Wai|HK; Mink Nutcharut|TH;
Reanne Evans|GB; Bai Yulu|CN; Ng On-yee|HK; Jonas Luz|BR; Oliver Brown|GB; Ryan Davies|GB; Steven Hallworth|GB;
Connor Benzey|GB; Leone Crowley|IE; Amir Sarkhosh|IR; Ali Gharahgozlou|IR; Shahin Sabzi|IR;
Kreishh Gurbaxani|IN; Umut Dikme|DE; Alexander Ursenbacher|CH; Florian Nüßle|AT; Mina Awad|EG;
Mostafa Dorgham|EG; Haris Tahir|PK; Asjad Iqbal|PK; Muhammad Asif|PK; Awais Munir|PK; Wang Yuchen|CN;
Xu Yichen|CN; Huang Jiahao|CN; Zhou Jinhao|CN; Fang Xiongman|CN`;
